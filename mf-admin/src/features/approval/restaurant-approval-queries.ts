import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { RestaurantApproval } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { totalOf } from '../../lib/use-total-text.ts';
import { usePollInterval } from '../../lib/use-poll-interval.ts';
import { APPROVALS, type QueueState } from './approval-queries.ts';

const text = lazyTexts('admin-approval');

/** New restaurants and close names by state; updated live by owners and decisions. */
export function useRestaurantApprovals(state: QueueState, limit: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...APPROVALS, 'restaurant', state, limit],
    queryFn: ({ signal }) => api.approval.restaurants({ query: { state, limit } }, { signal }),
    refetchInterval: usePollInterval(),
    placeholderData: (before, query) => (query?.queryKey[3] === state ? before : undefined),
  });
}

/** How many new restaurants and names wait for a look. */
export function useToLookAt() {
  const api = useApi();
  return useQuery({
    queryKey: [...APPROVALS, 'restaurant', 'count'],
    queryFn: async ({ signal }) =>
      totalOf(await api.approval.restaurants({ query: { state: 'waiting', limit: 1 } }, { signal })),
    refetchInterval: usePollInterval(),
  });
}

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
