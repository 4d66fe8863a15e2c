import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderSummary } from 'shared-api/contract';
import { dishesOf } from 'shared-api/customer-lines';
import { useOwnTexts } from 'shared-api/own-text';
import { Button, CardLink, ErrorState, formatList, Loading, Skeleton } from 'shared-ui';
import { trackingPath } from '../../lib/order/tracking-path.ts';
import { NoOrders } from './device-orders.tsx';
import { useMyOrders } from './get-my-orders.ts';
import { OrderCard } from './order-card.tsx';
import classes from './order-list.module.css';

/** The signed-in customer's orders, newest first, live. */
export function MyOrders(props: { userId: string }) {
  const { t } = useTranslation('order');
  const query = useMyOrders(props.userId);
  const orders = query.data?.pages.flatMap(({ rows }) => rows);
  if (!orders) {
    return query.isError ? (
      <ErrorState
        title={t('load_failed')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      />
    ) : (
      <Loading className={classes.list}>
        <Skeleton shape="picture" />
        <Skeleton shape="picture" />
      </Loading>
    );
  }
  if (orders.length === 0) return <NoOrders title={t('mine_empty')} />;
  return (
    <>
      <ul className={classes.list}>
        {orders.map((order) => (
          <MyOrder key={order.id} order={order} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className={classes.more}
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function MyOrder(props: { order: OrderSummary }) {
  const { code, orderDate, totalAmount, restaurant, trackingToken } = props.order;
  const { i18n } = useTranslation('order');
  const { text: name } = useOwnTexts(restaurant.language).name(restaurant);
  return (
    <OrderCard
      title={
        trackingToken ? (
          <CardLink component={Link} to={trackingPath(trackingToken)}>
            {name}
          </CardLink>
        ) : (
          name
        )
      }
      {...{ code, orderDate, totalAmount }}
      progress={props.order}
      dishes={formatList(dishesOf(props.order, i18n.language), i18n.language)}
    />
  );
}
