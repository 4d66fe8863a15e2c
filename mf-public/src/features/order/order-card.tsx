import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderStage } from 'shared-api/contract';
import { Card, formatDateTime, formatMoney } from 'shared-ui';
import { StageBadge } from './stage-badge.tsx';
import classes from './order-card.module.css';

interface OrderCardProps {
  /** Link to the order; covers the whole card. */
  title: ReactNode;
  code: string;
  orderDate: string;
  totalAmount: number;
  /** Absent until the service has replied. */
  stage: OrderStage | undefined;
  /** The dishes, in one line. */
  dishes?: string | undefined;
}

/** One order of a list. */
export function OrderCard(props: OrderCardProps) {
  const { title, code, orderDate, totalAmount, stage, dishes } = props;
  const { t, i18n } = useTranslation('order');
  return (
    <Card as="li" isInteractive className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title} dir="auto">
          {title}
        </h2>
        {stage && <StageBadge stage={stage} />}
      </div>
      {dishes !== undefined && (
        <p className={classes.dishes} dir="auto">
          {dishes}
        </p>
      )}
      <p className={classes.line}>
        <span>{t('code', { code })}</span>
        <span>{formatDateTime(orderDate, i18n.language)}</span>
        <span className={classes.total}>{formatMoney(totalAmount, i18n.language)}</span>
      </p>
    </Card>
  );
}
