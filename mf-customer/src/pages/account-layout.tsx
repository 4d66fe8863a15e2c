import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { useSession } from 'shared-api';
import { Container, TabLink, TabLinks } from 'shared-ui';
import { useLiveOrders } from '../features/order/use-live-orders.ts';
import classes from './account-layout.module.css';

/** Frame of a customer's pages. */
export function AccountLayout() {
  const { t } = useTranslation('customer-account');
  const isSignedIn = useSession((session) => session.user !== null);
  useLiveOrders();
  // While somebody signs out, the page is on its way to the sign-in page.
  if (!isSignedIn) return null;
  return (
    <Container className={classes.layout}>
      <TabLinks label={t('sections')}>
        <TabLink component={NavLink} to="/user" end>
          {t('overview')}
        </TabLink>
        <TabLink component={NavLink} to="/user/orders">
          {t('orders')}
        </TabLink>
        <TabLink component={NavLink} to="/user/profile">
          {t('profile')}
        </TabLink>
      </TabLinks>
      <Outlet />
    </Container>
  );
}
