import { useTranslation } from 'react-i18next';
import type { Order, OrderSummary } from 'shared-api/contract';
import { customerPromise } from 'shared-api/order-promise';
import { formatTime, useNow } from 'shared-ui';
import classes from './order-outlook.module.css';

const EVERY_MS = 20_000;

/** What comes next for an order under way, and when. */
export function OrderOutlook(props: { readonly order: Order }) {
  const text = useOutlook(props.order);
  return text === undefined ? null : <p className={classes.outlook}>{text}</p>;
}

function useOutlook(order: Order): string | undefined {
  const { t } = useTranslation('customer-order');
  const now = useNow(EVERY_MS);
  const { stage, expiresAt } = order;
  const promised = usePromiseText(order);
  if (stage === 'pending') {
    return expiresAt && Date.parse(expiresAt) > now
      ? t('waits_until', { time: formatTime(expiresAt) })
      : t('answer_soon');
  }
  return promised;
}

/** When an order under way is expected, or that it is late. */
export function usePromiseText(
  order: Pick<OrderSummary, 'stage' | 'orderType' | 'promisedAt' | 'deliveryMinutes'>,
): string | undefined {
  const { t } = useTranslation('customer-order');
  const promise = customerPromise(order, useNow(EVERY_MS));
  if (!promise) return undefined;
  if (promise.isLate) return t(`late.${order.orderType}`);
  return t(`promised.${order.orderType}`, { time: formatTime(promise.at) });
}
