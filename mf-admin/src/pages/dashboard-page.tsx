import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';
import { ApprovalSection } from '../features/approval/approval-section.tsx';
import { Figures } from '../features/dashboard/figures.tsx';
import { Marketplace } from '../features/dashboard/marketplace.tsx';
import { RestaurantSection } from '../features/restaurant/restaurant-section.tsx';

/** `/admin`: approvals, all restaurants, and the marketplace's figures. */
export function DashboardPage() {
  const { t } = useTranslation('admin-dashboard');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <Figures />
      <ApprovalSection />
      <RestaurantSection />
      <Marketplace />
    </>
  );
}
