import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf, useApi } from 'shared-api';
import type { AnswerChange, Order, OrderSummary, ProposeChange } from 'shared-api/contract';
import { currentOrder, putOrder } from 'shared-api/live-order';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { orderKeys } from '../../../lib/order-keys.ts';

const text = lazyTexts('provider-change');

/** Shows an order as a reply has it, or as somebody else has changed it first. */
function useOrderReplies(code: string) {
  const client = useQueryClient();
  const toast = useToast();
  return {
    onSuccess: (order: Order) => putOrder(client, orderKeys, order),
    onError: (error: Error) => {
      const current = currentOrder(error);
      if (current) putOrder(client, orderKeys, current);
      toast.error(current ? text('late', { code }) : text('failed', { code, why: errorTextOf(error) }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  };
}

/** Answers what the customer of an order asks for, or withdraws a proposal. */
export function useAnswerChange({ id, code }: OrderSummary, changeId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: AnswerChange) => api.order.answerChange({ params: { id, changeId }, body }),
    ...useOrderReplies(code),
  });
}

/** Proposes a change of an order to its customer. */
export function useProposeChange({ id, code }: OrderSummary) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: ProposeChange) => api.order.proposeChange({ params: { id }, body }),
    ...useOrderReplies(code),
  });
}
