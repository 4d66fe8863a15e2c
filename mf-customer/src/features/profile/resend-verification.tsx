import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorTextOf, useApi } from 'shared-api';
import { Button, lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useUser } from '../../lib/use-user.ts';

const text = lazyTexts('customer-profile');

/** Sends the verification mail again. */
export function ResendVerification() {
  const { t } = useTranslation('customer-profile');
  const api = useApi();
  const { email } = useUser();
  const toast = useToast();
  const resend = useMutation({
    mutationFn: () => api.auth.resendConfirmation(),
    onSuccess: () => toast.success(text('email_sent', { email })),
    onError: (error) => toast.error(errorTextOf(error)),
  });
  return (
    <Button size="small" isBusy={resend.isPending} onClick={() => resend.mutate()}>
      {t('email_resend')}
    </Button>
  );
}
