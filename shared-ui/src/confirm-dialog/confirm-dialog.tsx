import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Notice } from '../notice/notice.tsx';
import { useUiText } from '../text/use-ui-text.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The question: "Delete this dish?" */
  title: string;
  /** The consequences. */
  children?: ReactNode | undefined;
  /** The action as a verb: "Delete". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `danger` (default) for an action that can't be undone. */
  tone?: 'danger' | 'primary' | undefined;
  isBusy?: boolean | undefined;
  /** Why the action failed; the dialog stays open for a retry. */
  error?: string | undefined;
}

/** Asks before an action that is hard to undo. The cancel button gets the first focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, title, children, confirmLabel, tone = 'danger', isBusy, error } = props;
  const text = useUiText();
  const footer = (
    <>
      <Button data-autofocus disabled={isBusy} onClick={onClose}>
        {props.cancelLabel ?? text('cancel')}
      </Button>
      <Button variant={tone} isBusy={isBusy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={children}
      footer={footer}
      isBusy={isBusy}
      size="small"
      role="alertdialog"
    >
      {error !== undefined && error !== '' && <Notice tone="danger">{error}</Notice>}
    </Dialog>
  );
}
