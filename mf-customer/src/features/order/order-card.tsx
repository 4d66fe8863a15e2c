import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { wordsOfStage, type OrderSummary } from 'shared-api/contract';
import { Card, CardLink, formatDateTime, formatMoney, formatTime } from 'shared-ui';
import { OrderBadge } from './order-badge.tsx';
import classes from './order-card.module.css';
import { OrderAgainLink } from './order-again-link.tsx';

export interface OrderCardProps {
  readonly order: OrderSummary;
  /** Level of the heading in the surrounding page. */
  readonly headingLevel: 'h2' | 'h3';
}

/** An order in a list: restaurant, time, dishes, total and status. */
export function OrderCard(props: OrderCardProps) {
  const { order, headingLevel: Heading } = props;
  const { t, i18n } = useTranslation('customer-order');
  return (
    <Card as="article" isInteractive className={classes.card}>
      <div className={classes.head}>
        <Heading className={classes.restaurant} dir="auto">
          <CardLink component={Link} to={`/user/orders/${order.id}`}>
            {order.restaurant.name}
          </CardLink>
        </Heading>
        <OrderBadge stage={order.stage} />
      </div>
      <p className={classes.dishes} dir="auto">
        {order.items.map(({ quantity, name }) => `${String(quantity)} × ${name}`).join(', ')}
      </p>
      <div className={classes.foot}>
        <span>
          {t('code', { code: order.code })}
          {' · '}
          {t(`type.${order.orderType}`)}
          {' · '}
          <time dateTime={order.orderDate}>{formatDateTime(order.orderDate, i18n.language)}</time>
        </span>
        <span className={classes.end}>
          <strong className={classes.total}>{formatMoney(order.totalAmount, i18n.language)}</strong>
          {wordsOfStage(order.stage).status !== 'PENDING' && (
            <OrderAgainLink order={order} size="small" className={classes.reorder} />
          )}
        </span>
      </div>
      <PromisedTime order={order} />
    </Card>
  );
}

/** When an order under way is expected. */
function PromisedTime(props: { readonly order: OrderSummary }) {
  const { stage, promisedAt, orderType } = props.order;
  const { t } = useTranslation('customer-order');
  const isUnderWay = stage === 'confirmed' || stage === 'preparing' || stage === 'ready';
  if (!isUnderWay || !promisedAt) return null;
  return <p className={classes.promise}>{t(`promised.${orderType}`, { time: formatTime(promisedAt) })}</p>;
}
