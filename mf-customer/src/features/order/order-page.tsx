import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isApiError, useErrorText } from 'shared-api';
import type { Order } from 'shared-api/contract';
import { ButtonLink, EmptyState, ErrorState, Loading, Skeleton } from 'shared-ui';
import { OrderView } from './order-view.tsx';
import { useOrder } from './get-order.ts';
import classes from './order-page.module.css';

export interface OrderPageProps {
  /** The customer's review. */
  readonly renderReview: (order: Order) => ReactNode;
}

/** One order of a customer. */
export function OrderPage(props: OrderPageProps) {
  const { id = '' } = useParams();
  const query = useOrder(id);
  const { t } = useTranslation('customer-order');
  const errorText = useErrorText();
  if (query.data) return <OrderView order={query.data} review={props.renderReview(query.data)} />;
  if (query.isPending) return <WaitingOrder />;
  // An invalid id and another customer's order look the same here.
  if (isApiError(query.error, 'not_found', 'validation_failed')) return <UnknownOrder />;
  return (
    <ErrorState
      isPage
      title={t('order_failed')}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    >
      {errorText(query.error)}
    </ErrorState>
  );
}

function UnknownOrder() {
  const { t } = useTranslation('customer-order');
  return (
    <EmptyState
      isPage
      title={t('unknown')}
      action={
        <ButtonLink component={Link} to="/user/orders">
          {t('all')}
        </ButtonLink>
      }
    >
      {t('unknown_hint')}
    </EmptyState>
  );
}

function WaitingOrder() {
  return (
    <Loading className={classes.waiting}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton shape="block" className={classes.block} />
    </Loading>
  );
}
