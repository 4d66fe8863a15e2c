import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';
import { UnsavedGuard } from 'shared-ui/router';
import { EmailCard } from './email-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile-page.module.css';

/** Where somebody changes who they are here. */
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
