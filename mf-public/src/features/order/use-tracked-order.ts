import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi, useAppContext, useLiveEvents, useLiveState } from 'shared-api';
import type { OrderStage } from 'shared-api/contract';
import { trackedOrderQuery } from '../../lib/order/get-tracked-order.ts';

const POLL_MS = 15_000;
/**
 * Milliseconds between calls beside a live connection, in case it is silently dead; and after the last stage, which the
 * restaurant may undo.
 */
const SLOW_POLL_MS = 60_000;
const FINAL: readonly OrderStage[] = ['delivered', 'rejected', 'expired', 'cancelled', 'refunded'];

/** An order by its tracking token, kept up to date by what is pushed, and by polling where nothing is. */
export function useTrackedOrder(token: string) {
  const api = useApi();
  const { live } = useAppContext();
  const queryClient = useQueryClient();
  const { connection } = useLiveState();
  const query = useQuery({
    ...trackedOrderQuery(api, token),
    refetchInterval: ({ state }) => {
      const hasEnded = state.data !== undefined && isFinal(state.data.stage);
      return hasEnded || connection === 'live' ? SLOW_POLL_MS : POLL_MS;
    },
  });
  const id = query.data?.id;
  const isFollowed = query.data !== undefined && !isFinal(query.data.stage);
  useEffect(() => (isFollowed ? live.track(token) : undefined), [isFollowed, live, token]);
  useLiveEvents((event) => {
    const isAbout = event.type === 'open' || (event.type === 'order' && event.data.id === id);
    if (isFollowed && isAbout) void queryClient.invalidateQueries(trackedOrderQuery(api, token));
  });
  return { ...query, connection: isFollowed ? connection : 'off' };
}

/** Whether the order is in its last stage; only a refund or an undo by the restaurant can follow. */
export function isFinal(stage: OrderStage): boolean {
  return FINAL.includes(stage);
}
