import { useQuery } from '@tanstack/react-query';
import { useApi, useLiveEvents, type Api } from 'shared-api';
import { MAX_PAGE_SIZE } from 'shared-api/contract';
import { useNow } from 'shared-ui';
import { localDay } from '../../lib/clock.ts';

/** A restaurant's day, as far as the service's lists can tell it truthfully. */
export interface TodayFigures {
  readonly waiting: number;
  readonly orders: number;
  readonly delivered: number;
  /** MRU of the delivered orders; null when there are more of them than one call gives. */
  readonly takings: number | null;
}

/** Asks for totals of filtered lists; no figure is guessed from a part of a list. */
export async function fetchTodayFigures(api: Api, restaurantId: string, day: string): Promise<TodayFigures> {
  const list = (query: NonNullable<Parameters<Api['order']['ofRestaurant']>[0]['query']>) =>
    api.order.ofRestaurant({ params: { restaurantId }, query });
  const [waiting, today, delivered] = await Promise.all([
    list({ providerStatus: 'Pending', limit: 1 }),
    list({ from: day, to: day, limit: 1 }),
    list({ from: day, to: day, providerStatus: 'Delivered', limit: MAX_PAGE_SIZE }),
  ]);
  const hundredths = delivered.rows.reduce((sum, order) => sum + Math.round(order.totalAmount * 100), 0);
  return {
    waiting: waiting.total,
    orders: today.total,
    delivered: delivered.total,
    takings: delivered.rows.length === delivered.total ? hundredths / 100 : null,
  };
}

/** The day's figures, kept in step with the orders. */
export function useTodayFigures(restaurantId: string) {
  const api = useApi();
  const day = localDay(useNow(60_000));
  const query = useQuery({
    queryKey: ['provider', 'order', 'today', restaurantId, day],
    queryFn: () => fetchTodayFigures(api, restaurantId, day),
    refetchInterval: 60_000,
  });
  const { refetch } = query;
  useLiveEvents((event) => {
    if (event.type === 'order' && event.data.restaurant.id === restaurantId) void refetch();
  });
  return query;
}
