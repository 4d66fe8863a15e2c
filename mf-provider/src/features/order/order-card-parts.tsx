import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { formatMoney, formatRelative, useLanguage, useNow } from 'shared-ui';
import { BagIcon, ScooterIcon } from 'shared-ui/icons';
import { OrderLines } from 'shared-ui/order';
import classes from './order-card.module.css';
import { OrderWanted } from './order-wanted.tsx';
import { useKitchenLines } from './use-kitchen-lines.ts';

const MINUTE_MS = 60_000;

interface OrderCardHeaderProps {
  order: OrderSummary;
  /** Of the heading, which names the card. */
  id: string;
  /** Level of the heading: 2 in a list of the page, 3 below another heading. */
  as?: 'h2' | 'h3';
  /** What stands beside the code. */
  children?: ReactNode;
}

/** Code, customer, type and age of an order. */
export function OrderCardHeader(props: OrderCardHeaderProps) {
  const { order, id, as: Heading = 'h2', children } = props;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  // A new order may be younger than the page's minute clock.
  const now = Math.max(useNow(MINUTE_MS), Date.parse(order.orderDate));
  const TypeIcon = order.orderType === 'Delivery' ? ScooterIcon : BagIcon;
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <Heading id={id} className={classes.code}>
          <bdi translate="no">{order.code}</bdi>
        </Heading>
        {children}
      </div>
      <p className={classes.name} dir="auto" translate="no">
        {order.customerName}
      </p>
      <p className={classes.facts}>
        <span className={classes.type}>
          <TypeIcon size="small" />
          {t(`type.${order.orderType}`)}
        </span>
        <time dateTime={order.orderDate}>{formatRelative(order.orderDate, language, now)}</time>
      </p>
      <OrderWanted order={order} />
    </header>
  );
}

/** The dishes of an order and its total; `shown` lines, or one more rather than naming a single hidden one. */
export function OrderCardLines(props: { order: OrderSummary; shown?: number }) {
  const { order, shown = Infinity } = props;
  const lines = useKitchenLines(order);
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const hidden = lines.length > shown + 1 ? lines.length - shown : 0;
  return (
    <>
      <OrderLines
        isForKitchen
        areAmountsHidden
        lines={lines.slice(0, lines.length - hidden)}
        label={t('card.items')}
        className={classes.items}
      >
        {hidden > 0 && <li className={classes.hidden}>{t('card.more', { count: hidden })}</li>}
      </OrderLines>
      <p className={classes.total} translate="no">
        {formatMoney(order.totalAmount, language)}
      </p>
    </>
  );
}
