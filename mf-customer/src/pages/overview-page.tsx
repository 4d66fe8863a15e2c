import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, PageHeader, PageTitle, Stack } from 'shared-ui';
import { FavouriteSummary } from '../features/favourite/favourite-summary.tsx';
import { RecentOrders } from '../features/order/recent-orders.tsx';
import { ProfileSummary } from '../features/profile/profile-summary.tsx';
import { UnconfirmedEmail } from '../features/profile/unverified-email.tsx';
import { useUser } from '../lib/use-user.ts';
import classes from './overview-page.module.css';

/** Overview of a customer's account: the latest orders and the profile. */
export function OverviewPage() {
  const { t } = useTranslation('customer-account');
  const user = useUser();
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader
        title={user.firstname ? t('greeting', { name: user.firstname }) : t('title')}
        description={t('description')}
        actions={
          <ButtonLink component={Link} to="/" variant="primary">
            {t('browse')}
          </ButtonLink>
        }
      />
      <UnconfirmedEmail />
      <div className={classes.columns}>
        <RecentOrders />
        <Stack gap={6}>
          <FavouriteSummary />
          <ProfileSummary />
        </Stack>
      </div>
    </>
  );
}
