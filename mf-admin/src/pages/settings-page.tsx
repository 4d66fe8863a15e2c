import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';
import { SettingsSection } from '../features/settings/settings-section.tsx';

/** `/admin/settings`: what holds for the whole site. */
export function SettingsPage() {
  const { t } = useTranslation('admin-settings');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <SettingsSection />
    </>
  );
}
