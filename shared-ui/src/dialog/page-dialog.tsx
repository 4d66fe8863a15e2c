import { type KeyboardEventHandler, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useSurface } from '../surface/use-surface.ts';
import { DialogHeader } from './dialog-header.tsx';
import classes from './dialog.module.css';
import { openModal } from './open-modal.ts';

/** Attributes for the button that opens a {@link PageDialog}. */
export interface PageDialogTriggerProps {
  readonly 'aria-haspopup': 'dialog';
  readonly onClick: () => void;
}

/** Props of {@link PageDialog}. */
export interface PageDialogProps {
  readonly title: string;
  /** Renders the button: `(trigger) => <IconButton icon={…} label={…} {...trigger} />`. */
  readonly renderTrigger: (trigger: PageDialogTriggerProps) => ReactNode;
  readonly children: ReactNode;
  /** Another value closes the dialog, e.g. the key of the page's address. */
  readonly openFor: string;
  readonly onKeyDown?: KeyboardEventHandler | undefined;
}

/**
 * A modal that is in the page from the start, so that the browser opens and closes it before any script has come
 * (`command`; `openModal` and `close` are for browsers before 2025, and do nothing once the browser has). For few
 * and light contents; everything else is a {@link Dialog}.
 */
export function PageDialog(props: PageDialogProps) {
  const { title, renderTrigger, children, openFor, onKeyDown } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => findDialog(id)?.close();
  // Not on mounting: it may have been opened before.
  useEffect(() => () => findDialog(id)?.close(), [id, openFor]);
  const seeWhetherOpen = useCallback(
    (dialog: HTMLDialogElement | null) => setOpen(dialog?.open === true),
    [],
  );
  useSurface(isOpen, () => {
    close();
    return true;
  });
  return (
    <>
      {renderTrigger({
        'aria-haspopup': 'dialog',
        onClick: () => {
          const dialog = findDialog(id);
          if (dialog) openModal(dialog);
          setOpen(true);
        },
        ...command('show-modal', id),
      })}
      <dialog
        id={id}
        ref={seeWhetherOpen}
        closedby="any"
        aria-labelledby={`${id}-title`}
        className={classNames(classes.dialog, classes.medium, classes.center)}
        onKeyDown={onKeyDown}
        onClose={() => setOpen(false)}
        // For browsers without `closedby`.
        onPointerDown={(event) => event.target === event.currentTarget && close()}
      >
        <DialogHeader id={id} title={title} closeButton={{ onClick: close, ...command('close', id) }} />
        <div className={classes.body}>{children}</div>
      </dialog>
    </>
  );
}

function findDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

/**
 * Attributes that React passes on but its types do not know yet (https://html.spec.whatwg.org/#attr-button-command).
 */
function command(name: 'show-modal' | 'close', target: string): object {
  return { command: name, commandfor: target };
}
