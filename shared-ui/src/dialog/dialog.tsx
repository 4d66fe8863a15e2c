import { type FormEventHandler, type ReactNode, type Ref, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { DialogHeader } from './dialog-header.tsx';
import classes from './dialog.module.css';
import { useModal } from './use-modal.ts';
import { useOverflow } from './use-overflow.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  isOpen: boolean;
  /** Called by the close button, Esc, the phone's back gesture or a click on the backdrop. */
  onClose: () => void;
  title: string;
  /** A sentence under the title. */
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Buttons; they stay visible while the body scrolls. */
  footer?: ReactNode | undefined;
  /** Makes body and footer one form (with `noValidate`). A click on the backdrop then doesn't close the dialog. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** While true, nothing closes the dialog. */
  isBusy?: boolean | undefined;
  /** `small` 400 px, `medium` 560 px (default), `large` 800 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `center` (default), or `side`: a drawer at the end of the line. On a phone both rise from the bottom. */
  placement?: 'center' | 'side' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  className?: string | undefined;
}

/**
 * A modal over the page, on the native `<dialog>`. Its content exists only while it is open. Focus goes to the
 * element with `data-autofocus`, or else to the title, and returns to the previous element on closing.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps) {
  const { onClose, isBusy = false, onSubmit, size = 'medium', placement = 'center', role, className } = props;
  const id = useId();
  const { ref, handlers } = useModal({ onClose, isBusy, isClosedByBackdrop: onSubmit === undefined });
  const hasBody = props.children !== undefined && props.children !== null && props.children !== false;
  const content = (
    <>
      {hasBody && <Body titleId={`${id}-title`}>{props.children}</Body>}
      {props.footer !== undefined && <div className={classes.footer}>{props.footer}</div>}
    </>
  );
  return (
    <dialog
      ref={ref as Ref<HTMLDialogElement>}
      {...handlers}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={props.description === undefined ? undefined : `${id}-description`}
      aria-busy={isBusy || undefined}
      className={classNames(classes.dialog, classes[size], classes[placement], className)}
    >
      <DialogHeader
        id={id}
        title={props.title}
        description={props.description}
        closeButton={{ disabled: isBusy, onClick: onClose }}
      />
      {onSubmit === undefined ? (
        content
      ) : (
        <form className={classes.form} onSubmit={onSubmit} noValidate>
          {content}
        </form>
      )}
    </dialog>
  );
}

/** The scrolling body: focusable when it overflows, so that the keyboard can scroll it. */
function Body(props: { titleId: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(ref);
  const scrollProps = isScrollable ? { tabIndex: 0, role: 'group', 'aria-labelledby': props.titleId } : {};
  return (
    <div ref={ref} className={classes.body} {...scrollProps}>
      {props.children}
    </div>
  );
}
