import { useTranslation } from 'react-i18next';
import { Notice } from 'shared-ui';
import { useUser } from '../../lib/use-user.ts';
import { ResendVerification } from './resend-verification.tsx';

/** Reminds of an unverified e-mail address. */
export function UnconfirmedEmail() {
  const { t } = useTranslation('customer-profile');
  const { email, emailConfirmed } = useUser();
  if (emailConfirmed) return null;
  return (
    <Notice live="none" title={t('email_confirm_title')} action={<ResendVerification />}>
      {t('email_confirm_text', { email })}
    </Notice>
  );
}
