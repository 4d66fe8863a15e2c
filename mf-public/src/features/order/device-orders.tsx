import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type DeviceOrder, useApi } from 'shared-api';
import type { Order } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { ButtonLink, CardLink, EmptyState, Loading, Notice, Skeleton } from 'shared-ui';
import { useDeviceOrders } from '../../lib/device/device.tsx';
import { trackedOrderQuery } from '../../lib/order/get-tracked-order.ts';
import { trackingPath } from '../../lib/order/tracking-path.ts';
import { OrderCard } from './order-card.tsx';
import classes from './order-list.module.css';

/** Only the newest are fetched; older ones show their stage when opened. */
const ASKED = 5;

/** The orders that were placed on this device, for visitors without an account. */
export function DeviceOrders() {
  const { t } = useTranslation('order');
  const [{ value: orders, isLoaded }] = useDeviceOrders();
  const login = (
    <ButtonLink component={Link} to="/login" state={{ returnTo: '/orders' }} size="small">
      {t('login')}
    </ButtonLink>
  );
  if (!isLoaded) {
    return (
      <Loading>
        <Skeleton shape="button" />
      </Loading>
    );
  }
  return (
    <>
      {orders.length === 0 ? <NoOrders title={t('device_empty')} /> : <List orders={orders} />}
      <Notice live="none" action={login}>
        {t('login_hint')}
      </Notice>
    </>
  );
}

/** An empty list of orders, with a link to the restaurants. */
export function NoOrders(props: { title: string }) {
  const { t } = useTranslation('order');
  return (
    <EmptyState
      title={props.title}
      action={
        <ButtonLink component={Link} to="/" variant="primary">
          {t('browse')}
        </ButtonLink>
      }
    >
      {t('empty_hint')}
    </EmptyState>
  );
}

/** As it was when the order was placed, until the service has replied. */
function RestaurantName(props: { stored: string; order: Order | undefined }) {
  const { stored, order } = props;
  const texts = useOwnTexts(order?.restaurant.language);
  return order ? texts.name(order.restaurant).text : stored;
}

function List(props: { orders: readonly DeviceOrder[] }) {
  const { orders } = props;
  const api = useApi();
  const fresh = useQueries({
    queries: orders.slice(0, ASKED).map(({ token }) => trackedOrderQuery(api, token)),
  });
  return (
    <ul className={classes.list}>
      {orders.map((order, index) => (
        <OrderCard
          key={order.token}
          title={
            <CardLink component={Link} to={trackingPath(order.token)}>
              <RestaurantName stored={order.restaurantName} order={fresh[index]?.data} />
            </CardLink>
          }
          code={order.code}
          orderDate={order.orderDate}
          totalAmount={order.totalAmount}
          progress={fresh[index]?.data}
        />
      ))}
    </ul>
  );
}
