import { useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';

const FIGURES = ['admin', 'figure'] as const;
/** One row is enough: only the total counts. */
const ONE = { limit: 1 } as const;

/** Number of users, and of restaurant owners who wait for approval. */
export function useUserFigures() {
  const api = useApi();
  return useQuery({
    queryKey: [...FIGURES, 'user'],
    queryFn: async ({ signal }) => {
      const [all, waiting] = await Promise.all([
        api.user.list({ query: ONE }, { signal }),
        api.user.list({ query: { ...ONE, role: 'PROVIDER', confirmed: 'false' } }, { signal }),
      ]);
      return { all: all.total, waiting: waiting.total };
    },
  });
}

/** Number of orders today, and of all orders under way. */
export function useOrderFigures() {
  const api = useApi();
  return useQuery({
    queryKey: [...FIGURES, 'order'],
    queryFn: async ({ signal }) => {
      // Nouakchott is on UTC all year.
      const today = new Date().toISOString().slice(0, 10);
      const [ofToday, pending] = await Promise.all([
        api.order.list({ query: { ...ONE, from: today, to: today } }, { signal }),
        api.order.list({ query: { ...ONE, status: 'PENDING' } }, { signal }),
      ]);
      return { today: ofToday.total, pending: pending.total };
    },
  });
}

/** Number of unread messages. */
export function useMessageFigure() {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'contact', 'figure'],
    queryFn: async ({ signal }) =>
      (await api.contact.list({ query: { ...ONE, state: 'unread' } }, { signal })).total,
  });
}
