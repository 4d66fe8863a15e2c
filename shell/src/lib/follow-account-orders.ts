import { type AppContext, isApiError } from 'shared-api';
import { serviceNow } from 'shared-ui';
import { isRecent, type OrderUnderWay } from './order-under-way.ts';

const MAX_ORDERS = 5;

/**
 * Reports the orders under way of a signed-in customer, at sign-in and with every change that the service pushes.
 * Returns the function that stops it.
 */
export function followAccountOrders(
  { api, session, live }: AppContext,
  report: (orders: readonly OrderUnderWay[]) => void,
): () => void {
  let owner: string | undefined;
  let latest: symbol | undefined;

  async function fetchOrders(): Promise<void> {
    const userId = owner;
    if (userId === undefined) return;
    const fetch = Symbol(userId);
    latest = fetch;
    try {
      const query = { status: 'PENDING', limit: MAX_ORDERS } as const;
      const { rows } = await api.order.ofUser({ params: { userId }, query });
      // Replies may overtake each other.
      if (latest === fetch)
        report(rows.filter((order) => isRecent({ ...order, wantedAt: order.later?.wantedAt }, serviceNow())));
    } catch (error) {
      if (latest !== fetch || isApiError(error, 'unauthorized')) return;
      // What is shown stays; the next change fetches again.
      console.error('The orders under way could not be fetched.', error);
    }
  }

  function follow(): void {
    const { user } = session.getState();
    const next = user?.role === 'USER' ? user.id : undefined;
    if (next === owner) return;
    owner = next;
    latest = undefined;
    report([]);
    void fetchOrders();
  }

  const stops = [
    session.subscribe(follow),
    live.subscribe(({ type }) => {
      if (type === 'order' || type === 'open') void fetchOrders();
    }),
  ];
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}
