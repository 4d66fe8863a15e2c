import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from 'shared-ui';

export interface SignOutDialogProps {
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before unsaved changes are lost by signing out. */
export function SignOutDialog(props: SignOutDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      {...props}
      isOpen
      title={t('session.sign_out_title')}
      confirmLabel={t('session.sign_out_confirm')}
      cancelLabel={t('session.sign_out_cancel')}
    >
      {t('session.sign_out_text')}
    </ConfirmDialog>
  );
}
