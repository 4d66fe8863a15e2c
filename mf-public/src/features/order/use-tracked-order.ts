import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createLive, fillPath, useApi, useAppContext, type LiveState } from 'shared-api';
import { endpoints, type OrderStage } from 'shared-api/contract';
import { trackedOrderQuery } from '../../lib/order/order-query.ts';

const POLL_MS = 15_000;
/** Beside a live connection, in case it is up and yet says nothing; and after the end, which the restaurant may take back. */
const SLOW_POLL_MS = 60_000;
const FINAL: readonly OrderStage[] = ['delivered', 'rejected', 'expired', 'cancelled', 'refunded'];

/** An order by its tracking token, kept up to date by server-sent events, and by asking where these don't arrive. */
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

/** Whether nothing more is to come, but for a refund, or a mistake of the restaurant that it takes back. */
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
