import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderSummary } from 'shared-api/contract';
import { customerPromise } from 'shared-api/order-promise';
import { Card, formatDateTime, formatMoney, formatWhen, useNow } from 'shared-ui';
import { StageBadge } from './stage-badge.tsx';
import classes from './order-card.module.css';

const TICK_MS = 15_000;

type Progress = Pick<OrderSummary, 'stage' | 'orderType' | 'promisedAt' | 'deliveryMinutes' | 'later'>;

interface OrderCardProps {
  /** Link to the order; covers the whole card. */
  title: ReactNode;
  code: string;
  orderDate: string;
  totalAmount: number;
  /** Absent until the service has replied. */
  progress: Progress | undefined;
  /** The dishes, in one line. */
  dishes?: string | undefined;
}

/** One order of a list. */
export function OrderCard(props: OrderCardProps) {
  const { title, code, orderDate, totalAmount, progress, dishes } = props;
  const { t, i18n } = useTranslation('order');
  return (
    <Card as="li" isInteractive className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
        {progress && <StageBadge order={progress} />}
      </div>
      {dishes !== undefined && <p className={classes.dishes}>{dishes}</p>}
      <p className={classes.line}>
        <span>{t('code', { code })}</span>
        <span>{formatDateTime(orderDate, i18n.language)}</span>
        <span className={classes.total} translate="no">
          {formatMoney(totalAmount, i18n.language)}
        </span>
      </p>
      {progress && <Promised order={progress} />}
    </Card>
  );
}

/** When an order under way is expected, or that it is late. */
function Promised(props: { order: Progress }) {
  const { order } = props;
  const { t, i18n } = useTranslation('order');
  const now = useNow(TICK_MS);
  const promise = customerPromise(order, now);
  if (!promise && order.stage === 'pending' && order.later) {
    const time = formatWhen(order.later.wantedAt, i18n.language, now);
    return <p className={classes.promise}>{t('wanted', { time })}</p>;
  }
  if (!promise) return null;
  const key = promise.isLate ? 'late' : 'promised';
  return (
    <p className={classes.promise}>
      {t(`explain.${key}_${order.orderType}`, { time: formatWhen(promise.at, i18n.language, now) })}
    </p>
  );
}
