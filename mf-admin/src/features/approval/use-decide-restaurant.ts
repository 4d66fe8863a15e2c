import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { RestaurantApproval } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

const text = lazyTexts('admin-approval');

/** A decision on a restaurant. */
export interface RestaurantDecision {
  readonly approval: RestaurantApproval;
  readonly decision: 'accept' | 'decline';
  readonly reason?: string;
}

/** Sends the decision on what the admin saw and shows a toast; the caller handles a refusal. */
export function useDecideRestaurant(onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ approval, decision, reason }: RestaurantDecision) => {
      const { name, region } = approval.wanted;
      const state = approval.decline ? 'declined' : 'waiting';
      return api.approval.decideRestaurant({
        params: { restaurantId: approval.restaurant.id },
        body: { decision, expected: { state, name, region }, ...(reason !== undefined && { reason }) },
      });
    },
    onSuccess: (_, { approval, decision }) => {
      onDone();
      toast.success(text(`look.done.${decision}`, { name: approval.wanted.name }));
    },
    // Restaurants appear with their names, in every area.
    onSettled: () => client.invalidateQueries(),
  });
}
