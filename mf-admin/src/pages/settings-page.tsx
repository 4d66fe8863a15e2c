import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';
import { PersonSection } from '../features/release/person-section.tsx';
import { ReleaseSection } from '../features/release/release-section.tsx';
import { TokenSection } from '../features/release/token-section.tsx';
import { SettingsSection } from '../features/settings/settings-section.tsx';

/** `/admin/settings`: the site settings, the releases, the tokens that make them and admins’ rights. */
export function SettingsPage() {
  const { t } = useTranslation('admin-settings');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <SettingsSection />
      <ReleaseSection />
      <TokenSection />
      <PersonSection />
    </>
  );
}
