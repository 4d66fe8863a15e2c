import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { Button, Card, classNames } from 'shared-ui';
import { OpenChange } from './change/open-change.tsx';
import { OrderActions, OrderStatusSelect } from './order-actions.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderCardHeader, OrderCardLines } from './order-card-parts.tsx';
import { OrderDeadline } from './order-deadline.tsx';
import { PrintButton } from './print-button.tsx';
import type { OrderBoard } from './use-order-board.ts';
import classes from './order-card.module.css';

/** Lines of a card in the list; the details show all. */
const LINES_SHOWN = 4;

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
      <OrderCardHeader order={order} id={id}>
        <OrderBadge order={order} />
      </OrderCardHeader>
      <OrderCardLines order={order} shown={LINES_SHOWN} />
      <OpenChange order={order} />
      <div className={classes.foot}>
        <OrderDeadline order={order} />
        <OrderActions order={order} onAct={onAct} />
        <div className={classes.more}>
          <OrderStatusSelect order={order} onStatus={onStatus} />
          <Button className={classes.details} aria-describedby={id} onClick={() => onOpen(order)}>
            {t('card.details')}
          </Button>
          <PrintButton order={order} variant="secondary" onPrint={onPrint} />
        </div>
      </div>
    </Card>
  );
});
