import { useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';

const FIGURES = ['admin', 'figure'] as const;
/** One row is enough: what counts is how many there are. */
const ONE = { limit: 1 } as const;

/** How many users there are, and how many restaurant owners wait for their confirmation. */
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

/** How many orders there were today, and how many of all are under way. */
export function useOrderFigures() {
  const api = useApi();
  return useQuery({
    queryKey: [...FIGURES, 'order'],
    queryFn: async ({ signal }) => {
      // Nouakchott keeps UTC all year round.
      const today = new Date().toISOString().slice(0, 10);
      const [ofToday, pending] = await Promise.all([
        api.order.list({ query: { ...ONE, from: today, to: today } }, { signal }),
        api.order.list({ query: { ...ONE, status: 'PENDING' } }, { signal }),
      ]);
      return { today: ofToday.total, pending: pending.total };
    },
  });
}

/** How many messages nobody has read yet. */
export function useMessageFigure() {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'contact', 'figure'],
    queryFn: async ({ signal }) =>
      (await api.contact.list({ query: { ...ONE, state: 'unread' } }, { signal })).total,
  });
}
