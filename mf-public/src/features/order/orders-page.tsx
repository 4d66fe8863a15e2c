import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useSession } from 'shared-api';
import { Container, PageHeader, PageTitle, Spinner } from 'shared-ui';
import { DeviceOrders } from './device-orders.tsx';
import { MyOrders } from './my-orders.tsx';
import { TrackOrderForm } from './track-order-form.tsx';
import classes from './orders-page.module.css';

/**
 * `/orders` (requirements 2.7): the account's orders when signed in, else this device's; owners and admins have other
 * lists.
 */
export default function OrdersPage() {
  const { t } = useTranslation('order');
  const isLoading = useSession((session) => session.status === 'loading');
  const signedIn = useSession((session) => session.user);
  if (isLoading) return <Spinner size="large" layout="block" />;
  if (signedIn?.role === 'PROVIDER') return <Navigate to="/provider/orders" replace />;
  if (signedIn?.role === 'ADMIN') return <Navigate to="/admin/orders" replace />;
  return (
    <Container size="medium" className={classes.page}>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} description={signedIn ? t('mine') : t('on_device')} />
      <div className={classes.sections}>
        {signedIn ? <MyOrders userId={signedIn.id} /> : <DeviceOrders />}
        <TrackOrderForm />
      </div>
    </Container>
  );
}
