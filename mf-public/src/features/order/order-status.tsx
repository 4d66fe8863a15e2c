import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { REJECT_REASONS, type Order, type OrderEvent } from 'shared-api/contract';
import { orderSteps } from 'shared-api/order-progress';
import { customerPromise } from 'shared-api/order-promise';
import { pickUpOf } from 'shared-api/pick-up';
import { Card, Details, formatDateTime, formatTime, formatWhen, Timeline, useNow } from 'shared-ui';
import { pickUpItems } from 'shared-ui/order';
import classes from './order-status.module.css';

const TICK_MS = 15_000;

/** The stage of an order, in one sentence and as a list of steps. */
export function OrderStatus(props: { order: Order }) {
  const { order } = props;
  const { t, i18n } = useTranslation('order');
  const now = useNow(TICK_MS);
  const whenOf = (at: number | string) => formatWhen(at, i18n.language, now);
  const reason = reasonOf(order, t);
  const labels = { at: t('pick_up_at'), until: t('pick_up_until') };
  const pickUp = pickUpItems(pickUpOf(order, t), labels, i18n.language);
  const steps = orderSteps(order, {
    label: (stage) => t(stage === 'delivered' ? `step.delivered_${order.orderType}` : `step.${stage}`),
    describe: (event) => describeStep(event, t),
  });
  return (
    <Card as="section" className={classes.status}>
      <div aria-live="polite" className={classes.headline} data-stage={order.stage}>
        <h2 className={classes.title}>{t(headlineKey(order))}</h2>
        {order.later && (
          <p className={classes.wanted}>
            {t('wanted', { time: formatDateTime(order.later.wantedAt, i18n.language) })}
          </p>
        )}
        <p>{explain(order, { t, now, whenOf })}</p>
        {reason !== undefined && <p dir="auto">{t('reason', { reason })}</p>}
      </div>
      {pickUp.length > 0 && <Details items={pickUp} />}
      <section aria-label={t('timeline')}>
        <Timeline steps={steps} />
      </section>
    </Card>
  );
}

function describeStep({ stage, at, minutes }: OrderEvent, t: TFunction<'order'>): string {
  return stage === 'confirmed' && minutes !== null
    ? `${formatTime(at)} · ${t('promised_minutes', { minutes })}`
    : formatTime(at);
}

function headlineKey({ stage, orderType }: Order): string {
  return stage === 'ready' || stage === 'delivered' ? `headline.${stage}_${orderType}` : `headline.${stage}`;
}

interface Telling {
  readonly t: TFunction<'order'>;
  readonly now: number;
  /** A moment in words. */
  readonly whenOf: (at: number | string) => string;
}

function explain(order: Order, telling: Telling): string {
  const { t, now, whenOf } = telling;
  const { stage, orderType, expiresAt, address } = order;
  const promised = promiseText(order, telling);
  switch (stage) {
    case 'pending':
      return expiresAt !== null && Date.parse(expiresAt) > now
        ? t('explain.pending', { time: whenOf(expiresAt) })
        : t('explain.pending_soon');
    case 'confirmed':
    case 'preparing':
      if (promised !== undefined) return promised;
      return stage === 'confirmed' ? t('explain.accepted') : t('explain.preparing');
    case 'ready':
      return [t(`explain.ready_${orderType}`, { address }), promised].filter(Boolean).join(' ');
    case 'cancelled':
      return lastEvent(order)?.by === 'customer' ? t('explain.cancelled_customer') : t('explain.cancelled');
    case 'delivered':
      return t(`explain.delivered_${orderType}`);
    case 'rejected':
    case 'expired':
    case 'refunded':
      return t(`explain.${stage}`);
  }
}

function promiseText(order: Order, { t, now, whenOf }: Telling): string | undefined {
  const promise = customerPromise(order, now);
  const key = promise?.isLate ? 'late' : 'promised';
  return promise && t(`explain.${key}_${order.orderType}`, { time: whenOf(promise.at) });
}

function lastEvent(order: Order) {
  return order.history.at(-1);
}

/** The restaurant's reason: a predefined one, or its own words. */
function reasonOf(order: Order, t: TFunction<'order'>): string | undefined {
  const reason = lastEvent(order)?.reason;
  if (!reason || reason === 'other' || (order.stage !== 'rejected' && order.stage !== 'cancelled'))
    return undefined;
  const known = REJECT_REASONS.find((candidate) => candidate === reason);
  return known ? t(`reject_reason.${known}`) : reason;
}
