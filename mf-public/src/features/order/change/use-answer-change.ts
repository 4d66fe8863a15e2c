import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf, isApiError, useApi } from 'shared-api';
import type { AnswerChange, AskChange, Order } from 'shared-api/contract';
import { newerOrder } from 'shared-api/live-order';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { trackedOrderQuery } from '../../../lib/order/get-tracked-order.ts';

const text = lazyTexts('order');

/** Shows an order as a reply has it, and the newest one where the restaurant was faster. */
function useOrderReplies(token: string) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const query = trackedOrderQuery(api, token);
  return {
    onSuccess: (order: Order) => {
      client.setQueryData(query.queryKey, (known) => known && newerOrder(known, order));
    },
    onError: (error: Error) => {
      const isLate = isApiError(error, 'conflict', 'stage_not_allowed');
      if (isLate) toast.error(text('change.late'));
      else if (isApiError(error, 'item_unavailable')) toast.error(text('change.gone'));
      else toast.error(text('change.failed', { why: errorTextOf(error) }));
      if (isLate) void client.invalidateQueries(query);
    },
  };
}

/** Answers the open change of an order, or withdraws one's own. */
export function useAnswerChange(token: string, changeId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: AnswerChange) => api.order.answerTrackedChange({ params: { token, changeId }, body }),
    ...useOrderReplies(token),
  });
}

/** Asks the restaurant for a change. */
export function useAskChange(token: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: AskChange) => api.order.askTrackedChange({ params: { token }, body }),
    ...useOrderReplies(token),
  });
}
