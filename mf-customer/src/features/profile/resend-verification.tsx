import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi, useErrorText } from 'shared-api';
import { Button } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useUser } from '../../lib/use-user.ts';

/** Sends the verification mail again. */
export function ResendVerification() {
  const { t } = useTranslation('customer-profile');
  const api = useApi();
  const { email } = useUser();
  const toast = useToast();
  const errorText = useErrorText();
  const resend = useMutation({
    mutationFn: () => api.auth.resendConfirmation(),
    onSuccess: () => toast.success(t('email_sent', { email })),
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <Button size="small" isBusy={resend.isPending} onClick={() => resend.mutate()}>
      {t('email_resend')}
    </Button>
  );
}
