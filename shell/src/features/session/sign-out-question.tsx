import type { SignOutDialogProps } from './sign-out-dialog.tsx';
import { useDialogCode } from './use-dialog-code.ts';

export interface SignOutQuestionProps extends SignOutDialogProps {
  readonly isOpen: boolean;
}

const loadDialog = () => import(/* webpackChunkName: "sign-out" */ './sign-out-dialog.tsx');

/** Asks before unsaved changes are lost by signing out; the dialog's code comes when it is needed. */
export function SignOutQuestion(props: SignOutQuestionProps) {
  const { isOpen, ...dialog } = props;
  return isOpen ? <Asking {...dialog} /> : null;
}

function Asking(props: SignOutDialogProps) {
  const dialog = useDialogCode(loadDialog, props.onClose);
  return dialog && <dialog.SignOutDialog {...props} />;
}
