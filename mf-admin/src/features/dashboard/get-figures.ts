import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { totalOf } from '../../lib/use-total-text.ts';

const FIGURES = ['admin', 'figure'] as const;

/** One row is enough: only the total counts. */
const ONE = { limit: 1 } as const;

/** The query of {@link useUserFigures}. */
export function userFiguresQuery(api: Api) {
  return queryOptions({
    queryKey: [...FIGURES, 'user'],
    queryFn: async ({ signal }) => {
      const [all, waiting] = await Promise.all([
        api.user.list({ query: ONE }, { signal }),
        api.user.list({ query: { ...ONE, role: 'PROVIDER', confirmed: 'false' } }, { signal }),
      ]);
      return { all: totalOf(all), waiting: totalOf(waiting) };
    },
  });
}

/** Number of users, and of restaurant owners who wait for approval. */
export function useUserFigures() {
  return useQuery(userFiguresQuery(useApi()));
}

/** The query of {@link usePendingFigure}. */
export function pendingFigureQuery(api: Api) {
  return queryOptions({
    queryKey: [...FIGURES, 'order'],
    queryFn: async ({ signal }) =>
      totalOf(await api.order.list({ query: { ...ONE, status: 'PENDING' } }, { signal })),
  });
}

/** Number of all orders under way. Those of today are in the statistics, which count them all. */
export function usePendingFigure() {
  return useQuery(pendingFigureQuery(useApi()));
}

/** The query of {@link useMessageFigure}. */
export function messageFigureQuery(api: Api) {
  return queryOptions({
    queryKey: ['admin', 'contact', 'figure'],
    queryFn: async ({ signal }) =>
      totalOf(await api.contact.list({ query: { ...ONE, state: 'unread' } }, { signal })),
  });
}

/** Number of unread messages. */
export function useMessageFigure() {
  return useQuery(messageFigureQuery(useApi()));
}
