import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { Order } from 'shared-api/contract';
import { currentOrder, putOrder } from 'shared-api/live-order';
import { ADMIN_KEY } from '../../lib/admin-keys.ts';
import { STAGE_OF_MOVE, type OrderMove } from './order-moves.ts';
import { orderKeys } from './order-keys.ts';

/** Cancels or refunds an order if it is still at the stage that the admin saw; otherwise shows its current state. */
export function useMoveOrder(move: OrderMove, onMoved: (order: Order) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order, reason }: { order: Order; reason: string }) =>
      api.order.changeStatus({
        params: { id: order.id },
        body: { stage: STAGE_OF_MOVE[move], expectedStage: order.stage, reason },
      }),
    onSuccess: (order) => {
      putOrder(client, orderKeys, order);
      onMoved(order);
    },
    onError: (error) => {
      const current = currentOrder(error);
      if (current) putOrder(client, orderKeys, current);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
}
