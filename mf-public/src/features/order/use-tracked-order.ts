import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createLive, fillPath, useApi, useAppContext, type LiveState } from 'shared-api';
import { endpoints, type OrderStage } from 'shared-api/contract';
import { trackedOrderQuery } from '../../lib/order/get-tracked-order.ts';

const POLL_MS = 15_000;
/**
 * Milliseconds between calls beside a live connection, in case it is silently dead; and after the last stage, which the
 * restaurant may undo.
 */
const SLOW_POLL_MS = 60_000;
const FINAL: readonly OrderStage[] = ['delivered', 'rejected', 'expired', 'cancelled', 'refunded'];

/** An order by its tracking token, kept up to date by server-sent events, and by polling where these don't arrive. */
export function useTrackedOrder(token: string) {
  const api = useApi();
  const [connection, setConnection] = useState<LiveState['connection']>('off');
  const query = useQuery({
    ...trackedOrderQuery(api, token),
    refetchInterval: ({ state }) => {
      const hasEnded = state.data !== undefined && isFinal(state.data.stage);
      return hasEnded || connection === 'live' ? SLOW_POLL_MS : POLL_MS;
    },
  });
  const isFollowed = query.data !== undefined && !isFinal(query.data.stage);
  useTrackEvents(token, isFollowed, setConnection);
  return { ...query, connection: isFollowed ? connection : 'off' };
}

/** Whether the order is in its last stage; only a refund or an undo by the restaurant can follow. */
export function isFinal(stage: OrderStage): boolean {
  return FINAL.includes(stage);
}

function useTrackEvents(
  token: string,
  isFollowed: boolean,
  onConnection: (connection: LiveState['connection']) => void,
): void {
  const api = useApi();
  const { baseUrl } = useAppContext();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isFollowed || typeof EventSource === 'undefined') return undefined;
    const path = fillPath(endpoints.order.trackEvents.path, { token }, 'order.trackEvents');
    const live = createLive(`${baseUrl}${path}`);
    const refresh = () => void queryClient.invalidateQueries(trackedOrderQuery(api, token));
    const unsubscribe = live.subscribe(refresh);
    const unwatch = live.state.subscribe(({ connection }) => onConnection(connection));
    live.start();
    return () => {
      unwatch();
      unsubscribe();
      live.stop();
    };
  }, [api, baseUrl, isFollowed, onConnection, queryClient, token]);
}
