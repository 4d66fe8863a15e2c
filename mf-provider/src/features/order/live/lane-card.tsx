import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { Button, Card, formatTime, useNow } from 'shared-ui';
import { CheckIcon } from 'shared-ui/icons';
import { OrderCardHeader, OrderCardLines } from '../order-card-parts.tsx';
import { isForLater, isToBegin } from '../../../lib/open-orders/lanes.ts';
import { OpenChange } from '../change/open-change.tsx';
import { OrderDeadline } from '../order-deadline.tsx';
import { actionLabel, actionsOf } from '../order-stage.ts';
import { PrintButton } from '../print-button.tsx';
import type { OrderBoard } from '../use-order-board.ts';
import classes from './lane-card.module.css';

interface LaneCardProps {
  order: OrderSummary;
  /** The kitchen's usual minutes, with which one press accepts. */
  prepMinutes: number;
  onAct: OrderBoard['act'];
  onAccept: OrderBoard['acceptNow'];
  onOpen: (order: OrderSummary) => void;
  onPrint: (order: OrderSummary) => void;
}

const TICK_MS = 15_000;

/** One order of a lane: the countdown, the dishes, and one press for the next step. */
export const LaneCard = memo(function LaneCard(props: LaneCardProps) {
  const { order, onOpen, onPrint } = props;
  const { t } = useTranslation('provider-order');
  const id = useId();
  return (
    <Card
      as="article"
      padding="small"
      tabIndex={-1}
      data-order={order.id}
      aria-labelledby={id}
      className={classes.card}
    >
      <OrderDeadline order={order} />
      <OrderCardHeader order={order} id={id} as="h3" />
      <OrderCardLines order={order} />
      <OpenChange order={order} />
      {order.stage === 'pending' ? <AnswerButtons {...props} /> : <NextStep {...props} />}
      <div className={classes.more}>
        <Button size="small" variant="quiet" aria-describedby={id} onClick={() => onOpen(order)}>
          {t('card.details')}
        </Button>
        <PrintButton order={order} onPrint={onPrint} />
      </div>
    </Card>
  );
});

function AnswerButtons(props: LaneCardProps) {
  const { order, prepMinutes, onAct, onAccept } = props;
  const { t } = useTranslation('provider-order');
  const { later } = order;
  return (
    <>
      <Button variant="primary" size="large" isFullWidth onClick={() => onAccept(order, prepMinutes)}>
        {later
          ? t('live.accept_later', { time: formatTime(later.wantedAt) })
          : t('live.accept', { minutes: prepMinutes })}
      </Button>
      <div className={classes.others}>
        {!later && <Button onClick={() => onAct(order, 'accept')}>{t('live.other_time')}</Button>}
        <Button onClick={() => onAct(order, 'reject')}>{t('action.reject')}</Button>
      </div>
    </>
  );
}

function NextStep(props: LaneCardProps) {
  const { order, onAct } = props;
  const { t } = useTranslation('provider-order');
  const now = useNow(TICK_MS);
  const [next] =
    isForLater(order, now) || isToBegin(order, now) ? (['begin'] as const) : actionsOf(order.stage);
  if (!next) return null;
  return (
    <Button
      variant="primary"
      size="large"
      isFullWidth
      iconStart={<CheckIcon />}
      onClick={() => onAct(order, next)}
    >
      {t(actionLabel(next, order.orderType))}
    </Button>
  );
}
