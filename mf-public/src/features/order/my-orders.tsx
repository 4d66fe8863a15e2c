import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApi, useLiveEvents } from 'shared-api';
import type { OrderSummary } from 'shared-api/contract';
import { Button, ErrorState, Loading, Skeleton } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { trackedOrderQuery } from '../../lib/order/order-query.ts';
import { trackingPath } from '../../lib/order/tracking-path.ts';
import { NoOrders } from './device-orders.tsx';
import { OrderCard } from './order-card.tsx';
import classes from './order-list.module.css';

const PAGE_SIZE = 20;

/** The signed-in customer's orders, newest first, live. */
export function MyOrders(props: { userId: string }) {
  const { userId } = props;
  const { t } = useTranslation('order');
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = ['order', 'user', userId, 'public'];
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api.order.ofUser(
        { params: { userId }, query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  useLiveEvents((event) => {
    if (event.type === 'order') void queryClient.invalidateQueries({ queryKey });
  });
  const open = useOpenOrder();
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
          <OrderCard
            key={order.id}
            title={
              <button type="button" className={classes.open} onClick={() => open(order)}>
                {order.restaurant.name}
              </button>
            }
            code={order.code}
            orderDate={order.orderDate}
            totalAmount={order.totalAmount}
            stage={order.stage}
            dishes={order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
          />
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

/** Lists carry no tracking token: it is fetched with the order, whose page then has everything at once. */
function useOpenOrder() {
  const { t } = useTranslation('order');
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: (order: OrderSummary) => api.order.get({ params: { id: order.id } }),
    onSuccess: (order) => {
      if (!order.trackingToken) return;
      queryClient.setQueryData(trackedOrderQuery(api, order.trackingToken).queryKey, order);
      void navigate(trackingPath(order.trackingToken));
    },
    onError: () => toast.error(t('order_failed')),
  });
  return mutate;
}
