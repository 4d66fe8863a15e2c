import { useTranslation } from 'react-i18next';
import type { Order, OrderSummary } from 'shared-api/contract';
import { customerPromise } from 'shared-api/order-promise';
import { formatWhen, useNow } from 'shared-ui';
import classes from './order-outlook.module.css';

const EVERY_MS = 20_000;

/** What comes next for an order under way, and when. */
export function OrderOutlook(props: { readonly order: Order }) {
  const text = useOutlook(props.order);
  return text === undefined ? null : <p className={classes.outlook}>{text}</p>;
}

function useOutlook(order: Order): string | undefined {
  const { t, i18n } = useTranslation('customer-order');
  const now = useNow(EVERY_MS);
  const { stage, expiresAt } = order;
  const promised = usePromiseText(order);
  if (stage === 'pending') {
    return expiresAt && Date.parse(expiresAt) > now
      ? t('waits_until', { time: formatWhen(expiresAt, i18n.language, now) })
      : t('answer_soon');
  }
  return promised;
}

/** When an order under way is expected, or that it is late. */
export function usePromiseText(
  order: Pick<OrderSummary, 'stage' | 'orderType' | 'promisedAt' | 'deliveryMinutes' | 'later'>,
): string | undefined {
  const { t, i18n } = useTranslation('customer-order');
  const now = useNow(EVERY_MS);
  const whenOf = (at: number | string) => formatWhen(at, i18n.language, now);
  const promise = customerPromise(order, now);
  if (!promise && order.stage === 'pending' && order.later) {
    return t('wanted', { time: whenOf(order.later.wantedAt) });
  }
  if (!promise) return undefined;
  if (promise.isLate) return t(`late.${order.orderType}`);
  return t(`promised.${order.orderType}`, { time: whenOf(promise.at) });
}
