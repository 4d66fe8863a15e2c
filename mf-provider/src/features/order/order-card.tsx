import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import {
  Button,
  Card,
  classNames,
  formatMoney,
  formatRelative,
  IconButton,
  useLanguage,
  useNow,
} from 'shared-ui';
import { BagIcon, ScooterIcon } from 'shared-ui/icons';
import { OrderActions, OrderStatusSelect } from './order-actions.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderDeadline } from './order-deadline.tsx';
import { PrinterIcon } from './printer-icon.tsx';
import type { OrderBoard } from './use-order-board.ts';
import classes from './order-card.module.css';

const LINES_SHOWN = 4;
const MINUTE_MS = 60_000;

interface OrderCardProps {
  order: OrderSummary;
  onAct: OrderBoard['act'];
  onStatus: OrderBoard['setStatus'];
  onOpen: (order: OrderSummary) => void;
  onPrint: (order: OrderSummary) => void;
}

/**
 * One order of the list: dishes, customer, deadline and the next step. Rendered again only when the order changes, so
 * its handlers must keep their identity.
 */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, onAct, onStatus, onOpen, onPrint } = props;
  const { t } = useTranslation('provider-order');
  const id = useId();
  return (
    <Card
      as="article"
      tabIndex={-1}
      data-order={order.id}
      aria-labelledby={id}
      className={classNames(classes.card, order.stage === 'pending' && classes.pending)}
    >
      <CardHeader order={order} id={id} />
      <CardLines order={order} />
      <div className={classes.foot}>
        <OrderDeadline order={order} />
        <OrderActions order={order} onAct={onAct} />
        <div className={classes.more}>
          <OrderStatusSelect order={order} onStatus={onStatus} />
          <Button className={classes.details} aria-describedby={id} onClick={() => onOpen(order)}>
            {t('card.details')}
          </Button>
          <IconButton
            variant="secondary"
            icon={<PrinterIcon />}
            label={t('print.label', { code: order.code })}
            onClick={() => onPrint(order)}
          />
        </div>
      </div>
    </Card>
  );
});

function CardHeader(props: { order: OrderSummary; id: string }) {
  const { order, id } = props;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  // A new order may be younger than the page's minute clock.
  const now = Math.max(useNow(MINUTE_MS), Date.parse(order.orderDate));
  const TypeIcon = order.orderType === 'Delivery' ? ScooterIcon : BagIcon;
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <h2 id={id} className={classes.code}>
          {order.code}
        </h2>
        <OrderBadge stage={order.stage} />
      </div>
      <p className={classes.name} dir="auto">
        {order.customerName}
      </p>
      <p className={classes.facts}>
        <span className={classes.type}>
          <TypeIcon size="small" />
          {t(`type.${order.orderType}`)}
        </span>
        <time dateTime={order.orderDate}>{formatRelative(order.orderDate, language, now)}</time>
      </p>
    </header>
  );
}

function CardLines(props: { order: OrderSummary }) {
  const { items, totalAmount } = props.order;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const hidden = items.length > LINES_SHOWN + 1 ? items.length - LINES_SHOWN : 0;
  return (
    <>
      <ul className={classes.items} aria-label={t('card.items')}>
        {items.slice(0, items.length - hidden).map((item) => (
          <li key={item.id} className={classes.item}>
            <span className={classes.quantity}>{t('card.quantity', { quantity: item.quantity })}</span>
            <span dir="auto">
              {item.name}
              {item.note !== null && item.note !== '' && <em className={classes.note}>{item.note}</em>}
            </span>
          </li>
        ))}
        {hidden > 0 && <li className={classes.hidden}>{t('card.more', { count: hidden })}</li>}
      </ul>
      <p className={classes.total}>{formatMoney(totalAmount, language)}</p>
    </>
  );
}
