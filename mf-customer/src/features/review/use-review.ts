import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { Order, OrderReview } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { orderKeys } from '../../lib/order-keys.ts';

const text = lazyTexts('customer-review');

/** Updates an order's review, and refetches the public pages, whose mean rating has changed. */
function usePutReview(orderId: string) {
  const client = useQueryClient();
  return (review: OrderReview | null) => {
    client.setQueryData<Order>(orderKeys.one(orderId), (order) => order && { ...order, review });
    for (const feature of ['restaurant', 'review', 'order']) {
      void client.invalidateQueries({ queryKey: [feature] });
    }
  };
}

/** Creates or changes the review of an order. */
export function useWriteReview(orderId: string, onDone: () => void) {
  const api = useApi();
  const toast = useToast();
  const putReview = usePutReview(orderId);
  return useMutation({
    mutationFn: (body: { rating: number; text: string | null }) =>
      api.review.write({ params: { id: orderId }, body }),
    onSuccess: (review) => {
      putReview(review);
      toast.success(text('thanks'));
      onDone();
    },
  });
}

/** Removes the review of an order. */
export function useRemoveReview(orderId: string) {
  const api = useApi();
  const toast = useToast();
  const putReview = usePutReview(orderId);
  return useMutation({
    mutationFn: () => api.review.remove({ params: { id: orderId } }),
    onSuccess: () => {
      putReview(null);
      toast.success(text('removed'));
    },
  });
}
