import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmailText, Notice, StatusBadge } from 'shared-ui';
import { AccountCard } from '../../lib/account-card.tsx';
import { useUser } from '../../lib/use-user.ts';
import classes from './email-card.module.css';
import { EmailDialog } from './email-dialog.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** The signed-in user's e-mail address: whether it is verified, and how to change it. */
export function EmailCard() {
  const { t } = useTranslation('customer-profile');
  const { email, emailConfirmed } = useUser();
  const [isChanging, setChanging] = useState(false);
  return (
    <AccountCard
      title={t('email')}
      hint={t('email_hint')}
      action={<Button onClick={() => setChanging(true)}>{t('email_change')}</Button>}
    >
      <p className={classes.address}>
        <bdi>
          <EmailText email={email} />
        </bdi>
        <StatusBadge tone={emailConfirmed ? 'success' : 'warning'}>
          {emailConfirmed ? t('email_confirmed') : t('email_unconfirmed')}
        </StatusBadge>
      </p>
      {!emailConfirmed && (
        <Notice live="none" action={<ResendVerification />}>
          {t('email_confirm_hint')}
        </Notice>
      )}
      {isChanging && <EmailDialog onClose={() => setChanging(false)} />}
    </AccountCard>
  );
}
