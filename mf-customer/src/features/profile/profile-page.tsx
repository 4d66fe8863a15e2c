import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { EmailCard } from './email-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile-page.module.css';

/** The profile of the signed-in user. */
export function ProfilePage() {
  const { t } = useTranslation('customer-profile');
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <div className={classes.columns}>
        <ProfileForm onDirtyChange={setDirty} />
        <EmailCard />
      </div>
      <UnsavedGuard isDirty={isDirty} />
    </>
  );
}
