import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Order } from 'shared-api/contract';
import { Details, formatDateTime, formatMoney, useLanguage } from 'shared-ui';
import { OwnName } from '../../lib/own-name.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderChanges, OrderContact, OrderDishes, OrderHistory } from './order-parts.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import classes from './order-details.module.css';

/** All details of an order. */
export function OrderDetails(props: { order: Order }) {
  const { order } = props;
  const { t } = useTranslation('admin-order');
  const language = useLanguage();
  const { restaurant, later } = order;
  return (
    <div className={classes.details}>
      <Details
        items={[
          {
            label: t('column.restaurant'),
            value: (
              <Link to={`/admin/restaurant/${restaurant.id}`}>
                <OwnName restaurant={restaurant} />
              </Link>
            ),
          },
          { label: t('column.customer'), value: <OrderCustomer order={order} /> },
          { label: t('column.status'), value: <OrderStatusBadge order={order} /> },
          { label: t('column.total'), value: formatMoney(order.totalAmount, language) },
          { label: t('column.date'), value: formatDateTime(order.orderDate, language) },
          ...(later ? [{ label: t('wanted_at'), value: formatDateTime(later.wantedAt, language) }] : []),
        ]}
      />
      <OrderDishes order={order} />
      <OrderContact order={order} />
      <OrderChanges order={order} />
      <OrderHistory order={order} />
    </div>
  );
}
