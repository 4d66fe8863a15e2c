import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from 'shared-ui';

export interface SignOutQuestionProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before unsaved changes are lost by signing out. */
export function SignOutQuestion(props: SignOutQuestionProps) {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      {...props}
      title={t('session.sign_out_title')}
      confirmLabel={t('session.sign_out_confirm')}
      cancelLabel={t('session.sign_out_cancel')}
    >
      {t('session.sign_out_text')}
    </ConfirmDialog>
  );
}
