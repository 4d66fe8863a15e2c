import { useSession } from 'shared-api';
import { useDialogCode } from './use-dialog-code.ts';

const loadDialog = () => import(/* webpackChunkName: "verification" */ './verification-dialog.tsx');

/**
 * Asks who is there when the service wants to know it for what destroys or pays. The page below keeps everything that
 * was typed, and the refused call is repeated afterwards.
 */
export function Verification() {
  const answer = useSession((session) => session.verification);
  return answer ? <Asking onAnswer={answer} /> : null;
}

function Asking(props: { readonly onAnswer: (isDone: boolean) => void }) {
  const { onAnswer } = props;
  const dialog = useDialogCode(loadDialog, () => onAnswer(false));
  return dialog && <dialog.VerificationDialog onAnswer={onAnswer} />;
}
