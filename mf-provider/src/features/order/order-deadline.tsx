import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { restaurantPromise } from 'shared-api/order-promise';
import { classNames, formatDateTime, formatTime, formatWhen, useLanguage, useNow } from 'shared-ui';
import { AlertIcon, ClockIcon } from 'shared-ui/icons';
import { dueAt, isForLater, isToBegin, urgencyOf, type Urgency } from '../../lib/open-orders/lanes.ts';
import classes from './order-deadline.module.css';

const MINUTE_MS = 60_000;
const TICK_MS = 15_000;
/** From so many minutes on, an accepted order says when it is due, or was, instead. */
const COUNTED_MINUTES = 120;

/** Counts down to when a pending order expires, or to the promised time of an accepted one. */
export function OrderDeadline(props: { order: OrderSummary }) {
  const { order } = props;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const now = useNow(TICK_MS);
  const due = dueAt(order, now);
  if (due === undefined) {
    return order.stage === 'ready' ? <Deadline text={t('card.to_pick_up')} urgency="calm" /> : null;
  }
  if (order.later && isForLater(order, now)) {
    return (
      <Deadline
        text={t('card.begin_at', { time: formatDateTime(order.later.prepareAt, language) })}
        urgency="calm"
      />
    );
  }
  if (isToBegin(order, now)) return <Deadline text={t('card.begin_now')} urgency="soon" />;
  const minutes = Math.floor(Math.abs(due - now) / MINUTE_MS);
  const isLate = restaurantPromise(order, now)?.isLate === true;
  if (order.stage === 'ready' && !isLate) {
    return <Deadline text={t('card.at_door', { time: formatTime(due) })} urgency={urgencyOf(order, now)} />;
  }
  if (order.stage !== 'pending' && minutes >= COUNTED_MINUTES) {
    const time = formatWhen(due, language, now);
    const text = t(isLate ? 'card.late_now' : 'card.promised', { time });
    return <Deadline text={text} urgency={urgencyOf(order, now)} />;
  }
  const key = isLate ? 'late' : order.stage === 'pending' ? 'answer' : 'due';
  const text = t(minutes < 1 || (key === 'answer' && due < now) ? `card.${key}_now` : `card.${key}`, {
    minutes,
    time: formatTime(due),
  });
  return <Deadline text={text} urgency={urgencyOf(order, now)} />;
}

function Deadline(props: { text: string; urgency: Urgency }) {
  const { text, urgency } = props;
  const Icon = urgency === 'calm' ? ClockIcon : AlertIcon;
  return (
    <p className={classNames(classes.deadline, urgency !== 'calm' && classes[urgency])}>
      <Icon size="small" />
      {text}
    </p>
  );
}
