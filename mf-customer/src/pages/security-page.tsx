import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle, Stack } from 'shared-ui';
import { FactorCard } from '../features/factor/factor-card.tsx';
import { DeleteAccountCard } from '../features/own-data/delete-account-card.tsx';
import { OwnDataCard } from '../features/own-data/own-data-card.tsx';
import { PasskeyList } from '../features/passkey/passkey-list.tsx';
import { PasswordForm } from '../features/profile/password-form.tsx';
import { SessionList } from '../features/session/session-list.tsx';
import classes from './security-page.module.css';

/** Passkeys, second step, password and sessions, the stored data, and deletion of the account. */
export function SecurityPage() {
  const { t } = useTranslation('customer-account');
  return (
    <>
      <PageTitle title={t('security')} />
      <PageHeader title={t('security')} />
      <div className={classes.columns}>
        <Stack gap={6}>
          <PasskeyList />
          <FactorCard />
          <PasswordForm />
          <SessionList />
        </Stack>
        <Stack gap={6}>
          <OwnDataCard />
          <DeleteAccountCard />
        </Stack>
      </div>
    </>
  );
}
