import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { wordsOfStage, type OrderSummary } from 'shared-api/contract';
import { dishesOf } from 'shared-api/customer-lines';
import { useOwnTexts } from 'shared-api/own-text';
import { Card, CardLink, formatDateTime, formatMoney, formatList } from 'shared-ui';
import { OrderBadge } from './order-badge.tsx';
import classes from './order-card.module.css';
import { usePromiseText } from './order-outlook.tsx';
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
  const restaurant = useOwnTexts(order.restaurant.language).name(order.restaurant);
  return (
    <Card as="article" isInteractive className={classes.card}>
      <div className={classes.head}>
        <Heading className={classes.restaurant} {...restaurant.marks}>
          <CardLink component={Link} to={`/user/orders/${order.id}`}>
            {restaurant.text}
          </CardLink>
        </Heading>
        <OrderBadge order={order} />
      </div>
      <p className={classes.dishes}>{formatList(dishesOf(order, i18n.language), i18n.language)}</p>
      <div className={classes.foot}>
        <span className={classes.facts}>
          <span>{t('code', { code: order.code })}</span> <span>{t(`type.${order.orderType}`)}</span>{' '}
          <time dateTime={order.orderDate}>{formatDateTime(order.orderDate, i18n.language)}</time>
        </span>
        <span className={classes.end}>
          <strong className={classes.total} translate="no">
            {formatMoney(order.totalAmount, i18n.language)}
          </strong>
          {wordsOfStage(order.stage).status !== 'PENDING' && (
            <OrderAgainLink order={order} size="small" className={classes.reorder} />
          )}
        </span>
      </div>
      <PromisedTime order={order} />
    </Card>
  );
}

function PromisedTime(props: { readonly order: OrderSummary }) {
  const text = usePromiseText(props.order);
  return text === undefined ? null : <p className={classes.promise}>{text}</p>;
}
