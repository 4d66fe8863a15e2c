import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { wordsOfStage, type Order, type OrderStage, type OrderSummary } from 'shared-api/contract';
import { currentOrder, putOrder } from 'shared-api/live-order';
import { orderKeys } from '../../lib/order-keys.ts';

/** Mutation key of changes of stage. */
export const CHANGE_STAGE_KEY = ['provider', 'order', 'change-stage'] as const;

/** A change of an order's stage. */
export interface StageChange {
  readonly order: OrderSummary;
  readonly stage: OrderStage;
  readonly minutes?: number;
  readonly reason?: string;
  /** It undoes a move, and cannot be undone itself. */
  readonly isUndo?: boolean;
}

/** Callbacks for the end of a move. */
export interface StageChangeListener {
  readonly onChanged?: (change: StageChange, order: Order) => void;
  /** `current` is the order as somebody else has changed it, if that is why the service refused. */
  readonly onRefused: (error: unknown, change: StageChange, current: Order | undefined) => void;
}

/** The order as it will be once the service has accepted the change. */
function atStage(order: OrderSummary, stage: OrderStage): OrderSummary {
  return { ...order, stage, status: wordsOfStage(stage).status };
}

/** Whether a move of this order has no reply yet. */
function isMoving(client: QueryClient, id: string): boolean {
  const moves = client.getMutationCache().findAll({ mutationKey: CHANGE_STAGE_KEY, status: 'pending' });
  return moves.some(({ state }) => (state.variables as StageChange | undefined)?.order.id === id);
}

function refresh(client: QueryClient): void {
  // The last of several moves refetches for all.
  if (client.isMutating({ mutationKey: CHANGE_STAGE_KEY }) > 1) return;
  void client.invalidateQueries({ queryKey: orderKeys.all });
}

/**
 * Moves an order optimistically; reverts when the service refuses. Ignores a second move of the same order before the
 * first has its reply.
 */
export function useChangeStage(listener: StageChangeListener): (change: StageChange) => void {
  const api = useApi();
  const client = useQueryClient();
  const { mutate } = useMutation({
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
      putOrder(client, orderKeys, atStage(order, stage));
    },
    onSuccess: (order, change) => {
      putOrder(client, orderKeys, order);
      listener.onChanged?.(change, order);
    },
    onError: (error, change) => {
      const current = currentOrder(error);
      putOrder(client, orderKeys, current ?? change.order);
      listener.onRefused(error, change, current);
    },
    onSettled: () => refresh(client),
  });
  return (change) => {
    if (!isMoving(client, change.order.id)) mutate(change);
  };
}
