import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { useSession } from 'shared-api';
import { Container, TabLink, TabLinks } from 'shared-ui';
import { OrderAlert } from '../features/order/order-alert.tsx';
import { useChosenRestaurant, useRestaurantPath } from '../lib/chosen-restaurant.ts';
import classes from './provider-layout.module.css';

/** Frame of the area's pages; an admin who edits a restaurant sees neither the provider's links nor its alert. */
export function ProviderLayout() {
  const role = useSession((session) => session.user?.role);
  return (
    <Container className={classes.layout}>
      {role === 'PROVIDER' && <ProviderTop />}
      <Outlet />
    </Container>
  );
}

/** Links of the area and the order alert. */
function ProviderTop() {
  const { t } = useTranslation('provider-common');
  const { restaurants, chosen } = useChosenRestaurant();
  const path = useRestaurantPath();
  return (
    <div className={classes.top}>
      <TabLinks label={t('sections')}>
        <TabLink component={NavLink} to={path('/provider')} end>
          {t('dashboard')}
        </TabLink>
        <TabLink component={NavLink} to={path('/provider/live')}>
          {t('live')}
        </TabLink>
        <TabLink component={NavLink} to={path('/provider/orders')}>
          {t('orders')}
        </TabLink>
        <TabLink component={NavLink} to={path('/provider/menu')}>
          {t('menu')}
        </TabLink>
        <TabLink component={NavLink} to={path('/provider/promotions')}>
          {t('promotions')}
        </TabLink>
        <TabLink component={NavLink} to={path('/provider/reviews')}>
          {t('reviews')}
        </TabLink>
      </TabLinks>
      <OrderAlert restaurants={restaurants} chosenId={chosen?.id} />
    </div>
  );
}
