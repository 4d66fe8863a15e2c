import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from 'shared-ui';
import { PageTitle } from '../../lib/page-title.tsx';
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile-page.module.css';

/** Where a customer changes who they are here. */
export function ProfilePage() {
  const { t } = useTranslation('customer-profile');
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <div className={classes.columns}>
        <ProfileForm onDirtyChange={setDirty} />
        <PasswordForm />
      </div>
      <UnsavedGuard isDirty={isDirty} />
    </>
  );
}
