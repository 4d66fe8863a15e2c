import { useTranslation } from 'react-i18next';
import type { Order } from 'shared-api/contract';
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
  const { stage, expiresAt, promisedAt, orderType } = order;
  if (stage === 'pending') {
    return expiresAt && Date.parse(expiresAt) > now
      ? t('waits_until', { time: formatTime(expiresAt) })
      : t('answer_soon');
  }
  const isUnderWay = stage === 'confirmed' || stage === 'preparing' || stage === 'ready';
  return isUnderWay && promisedAt ? t(`promised.${orderType}`, { time: formatTime(promisedAt) }) : undefined;
}
