import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from 'shared-api';
import type { Order, OrderReview } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { orderKeys } from '../../lib/order-keys.ts';

/** Shows what an order's review now is, and has the public pages ask again: the restaurant's mean has moved. */
function usePutReview(orderId: string) {
  const client = useQueryClient();
  return (review: OrderReview | null) => {
    client.setQueryData<Order>(orderKeys.one(orderId), (order) => order && { ...order, review });
    for (const feature of ['restaurant', 'review', 'order']) {
      void client.invalidateQueries({ queryKey: [feature] });
    }
  };
}

/** Writes the one review of an order, or changes it. */
export function useWriteReview(orderId: string, onDone: () => void) {
  const { t } = useTranslation('customer-review');
  const api = useApi();
  const toast = useToast();
  const putReview = usePutReview(orderId);
  return useMutation({
    mutationFn: (body: { rating: number; text: string | null }) =>
      api.review.write({ params: { id: orderId }, body }),
    onSuccess: (review) => {
      putReview(review);
      toast.success(t('thanks'));
      onDone();
    },
  });
}

/** Takes the review of an order back. */
export function useRemoveReview(orderId: string) {
  const { t } = useTranslation('customer-review');
  const api = useApi();
  const toast = useToast();
  const putReview = usePutReview(orderId);
  return useMutation({
    mutationFn: () => api.review.remove({ params: { id: orderId } }),
    onSuccess: () => {
      putReview(null);
      toast.success(t('removed'));
    },
  });
}
