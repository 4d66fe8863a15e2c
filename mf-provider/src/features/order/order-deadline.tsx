import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { classNames, formatTime, useNow } from 'shared-ui';
import { ClockIcon } from 'shared-ui/icons';
import classes from './order-deadline.module.css';

const MINUTE_MS = 60_000;
const TICK_MS = 15_000;
const URGENT_MINUTES = 3;

/** When a pending order expires, or for when an accepted one was promised. */
export function OrderDeadline(props: { order: OrderSummary }) {
  const { stage, expiresAt, promisedAt } = props.order;
  if (stage === 'pending' && expiresAt) return <AnswerUntil instant={expiresAt} />;
  const isUnderway = stage === 'confirmed' || stage === 'preparing' || stage === 'ready';
  return isUnderway && promisedAt ? <PromisedFor instant={promisedAt} /> : null;
}

function AnswerUntil(props: { instant: string }) {
  const { t } = useTranslation('provider-order');
  const minutes = Math.floor((Date.parse(props.instant) - useNow(TICK_MS)) / MINUTE_MS);
  const text = minutes < 1 ? t('card.answer_now') : t('card.answer_until', { minutes });
  return <Deadline text={text} isUrgent={minutes < URGENT_MINUTES} />;
}

function PromisedFor(props: { instant: string }) {
  const { t } = useTranslation('provider-order');
  const isLate = Date.parse(props.instant) < useNow(TICK_MS);
  const time = formatTime(props.instant);
  return (
    <Deadline text={isLate ? t('card.late', { time }) : t('card.promised', { time })} isUrgent={isLate} />
  );
}

function Deadline(props: { text: string; isUrgent: boolean }) {
  return (
    <p className={classNames(classes.deadline, props.isUrgent && classes.urgent)}>
      <ClockIcon size="small" />
      {props.text}
    </p>
  );
}
