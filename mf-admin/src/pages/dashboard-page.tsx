import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';
import { ConfirmationSection } from '../features/confirmation/confirmation-section.tsx';
import { Figures } from '../features/dashboard/figures.tsx';
import { Marketplace } from '../features/dashboard/marketplace.tsx';
import { RestaurantSection } from '../features/restaurant/restaurant-section.tsx';

/** `/admin`: what needs an admin, all restaurants, and how the marketplace does. */
export function DashboardPage() {
  const { t } = useTranslation('admin-dashboard');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <Figures />
      <ConfirmationSection />
      <RestaurantSection />
      <Marketplace />
    </>
  );
}
