import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useLiveEvents, type Api } from 'shared-api';

const PAGE_SIZE = 20;

/** The query of {@link useMyOrders}. */
export function myOrdersQuery(api: Api, userId: string) {
  return infiniteQueryOptions({
    queryKey: ['order', 'user', userId, 'public'],
    queryFn: ({ pageParam, signal }) =>
      api.order.ofUser(
        { params: { userId }, query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
}

/** The signed-in customer's orders, newest first, live. */
export function useMyOrders(userId: string) {
  const queryClient = useQueryClient();
  const query = myOrdersQuery(useApi(), userId);
  useLiveEvents((event) => {
    if (event.type === 'order') void queryClient.invalidateQueries({ queryKey: query.queryKey });
  });
  return useInfiniteQuery(query);
}
