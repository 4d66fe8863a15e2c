import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import type { OrderSummary } from 'shared-api/contract';
import { Card, classNames, ErrorState, Loading, Skeleton } from 'shared-ui';
import type { ReactNode } from 'react';
import placeholder from '../../lib/placeholder.module.css';
import { OrderCard, type OrderCardProps } from './order-card.tsx';
import classes from './order-list.module.css';
import type { useOrders } from './get-orders.ts';

export interface OrderListProps {
  readonly query: ReturnType<typeof useOrders>;
  /** Shown when there is no order at all. */
  readonly empty: ReactNode;
  readonly waitingCount: number;
  readonly headingLevel: OrderCardProps['headingLevel'];
}

/** The orders of a query, or its loading, error and empty states. */
export function OrderList(props: OrderListProps) {
  const { query, empty, waitingCount, headingLevel } = props;
  const { t } = useTranslation('customer-order');
  const errorText = useErrorText();
  if (query.isPending) return <WaitingList count={waitingCount} />;
  if (query.isError && !query.data) {
    return (
      <ErrorState title={t('load_failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (query.data.rows.length === 0) return empty;
  return <Cards orders={query.data.rows} isStale={query.isPlaceholderData} headingLevel={headingLevel} />;
}

interface CardsProps extends Pick<OrderListProps, 'headingLevel'> {
  readonly orders: readonly OrderSummary[];
  readonly isStale: boolean;
}

function Cards(props: CardsProps) {
  const { orders, isStale, headingLevel } = props;
  return (
    <ul className={classNames(classes.list, isStale && classes.stale)} aria-busy={isStale || undefined}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

function WaitingList(props: { readonly count: number }) {
  return (
    <Loading className={classes.list}>
      {Array.from({ length: props.count }, (_, index) => (
        <Card key={index} className={placeholder.waiting}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </Card>
      ))}
    </Loading>
  );
}
