import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf, useApi } from 'shared-api';
import type { BlockTime } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { orderKeys } from '../../lib/order-keys.ts';

const text = lazyTexts('provider-sender');

/** What to do about a sender. */
export interface SenderStop {
  /** Why the orders are rejected; null leaves them. */
  readonly reason: string | null;
  /** Null does not block. */
  readonly block: BlockTime | null;
  readonly includesConnection: boolean;
}

/** Rejects the orders of a sender, blocks it, or both, and says how many were rejected. */
export function useStopSender(orderId: string, onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: SenderStop) => api.order.stopSender({ params: { id: orderId }, body }),
    onSuccess: ({ rejected, isBlocked }, { reason }) => {
      onDone();
      if (reason === null) toast.success(text('sender.blocked'));
      else
        toast.success(text(isBlocked ? 'sender.rejected_blocked' : 'sender.rejected', { count: rejected }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  });
}

/** Takes orders of a blocked sender again. One that another device has unblocked just leaves the list. */
export function useUnblock(restaurantId: string) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (blockId: string) => api.order.unblockSender({ params: { restaurantId, blockId } }),
    onSuccess: () => toast.success(text('blocked.done')),
    onError: (error) => toast.error(text('blocked.failed', { why: errorTextOf(error) })),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.blockedSenders(restaurantId) }),
  });
}
