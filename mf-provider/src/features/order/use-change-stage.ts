import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isApiError, useApi } from 'shared-api';
import type { Order, OrderStage, OrderSummary } from 'shared-api/contract';
import { atStage, orderIn, orderKeys, putOrder } from './order-cache.ts';

/** Marks changes of stage among all mutations of the page. */
export const CHANGE_STAGE_KEY = ['provider', 'order', 'change-stage'] as const;

/** One move of an order. */
export interface StageChange {
  readonly order: OrderSummary;
  readonly stage: OrderStage;
  readonly minutes?: number;
  readonly reason?: string;
  /** Offers the way back afterwards. */
  readonly isUndoable?: boolean;
}

/** Tells the page how a move ended. */
export interface StageChangeListener {
  readonly onChanged?: (change: StageChange, order: Order) => void;
  /** `current` is the order as somebody else has left it, when that is why the service refused. */
  readonly onRefused: (error: unknown, change: StageChange, current: Order | undefined) => void;
}

function refresh(client: QueryClient): void {
  // The last one of several moves refreshes for all.
  if (client.isMutating({ mutationKey: CHANGE_STAGE_KEY }) > 1) return;
  void client.invalidateQueries({ queryKey: orderKeys.all });
}

/** Moves an order: shown at once, taken back when the service refuses. */
export function useChangeStage(listener: StageChangeListener) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationKey: CHANGE_STAGE_KEY,
    mutationFn: ({ order, stage, minutes, reason }: StageChange) =>
      api.order.changeStatus({
        params: { id: order.id },
        body: {
          stage,
          expectedStage: order.stage,
          ...(minutes === undefined ? {} : { minutes }),
          ...(reason ? { reason } : {}),
        },
      }),
    onMutate: async ({ order, stage }) => {
      await client.cancelQueries({ queryKey: orderKeys.lists });
      putOrder(client, atStage(order, stage));
    },
    onSuccess: (order, change) => {
      putOrder(client, order);
      listener.onChanged?.(change, order);
    },
    onError: (error, change) => {
      const current = isApiError(error, 'stage_changed') ? orderIn(error.problem?.current) : undefined;
      putOrder(client, current ?? change.order);
      listener.onRefused(error, change, current);
    },
    onSettled: () => refresh(client),
  });
}
