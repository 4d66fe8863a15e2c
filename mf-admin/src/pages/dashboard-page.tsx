import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';
import { Figures } from '../features/dashboard/figures.tsx';
import { RestaurantSection } from '../features/restaurant/restaurant-section.tsx';
import { ConfirmationQueue } from '../features/user/confirmation-queue.tsx';

/** `/admin`: what needs an admin, and all restaurants. */
export function DashboardPage() {
  const { t } = useTranslation('admin-dashboard');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <Figures />
      <ConfirmationQueue />
      <RestaurantSection />
    </>
  );
}
