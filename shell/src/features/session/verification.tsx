import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import { useLazy } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

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
  const { t } = useTranslation('errors');
  const { loaded: dialog, hasFailed, start } = useLazy(loadDialog);
  const toast = useToast();
  useEffect(() => {
    void start();
  }, [start]);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(t('network_error'));
    onAnswer(false);
  }, [hasFailed, onAnswer, toast, t]);
  return dialog && <dialog.VerificationDialog onAnswer={onAnswer} />;
}
