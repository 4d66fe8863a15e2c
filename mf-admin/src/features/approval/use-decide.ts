import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError, useApi } from 'shared-api';
import { personName, type Approval } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';

const text = lazyTexts('admin-approval');

/** A decision on an owner. */
export interface Decision {
  readonly owner: Approval;
  readonly decision: 'accept' | 'decline';
  readonly reason?: string;
}

/** Sends the decision and shows a toast; the caller handles a refusal, since its dialog is still open. */
export function useDecide(onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ owner, decision, reason }: Decision) =>
      api.approval.decide({
        params: { userId: owner.user.id },
        body: {
          decision,
          expectedState: owner.decline ? 'declined' : 'waiting',
          seen: owner.restaurants.map(({ id, name, region }) => ({ id, name, region })),
          ...(reason !== undefined && { reason }),
        },
      }),
    onSuccess: (_, { owner, decision }) => {
      onDone();
      toast.success(text(`done.${decision}`, { name: personName(owner.user) }));
    },
    // Restaurants appear and disappear with their owners, in every area.
    onSettled: () => client.invalidateQueries(),
  });
}

/** What waits now, if that is why a decision was refused; `gone` for a deleted account or restaurant. */
export function currentIn<Current>(error: Error | null): Current | 'gone' | undefined {
  if (isApiError(error, 'not_found')) return 'gone';
  return isApiError(error, 'conflict') ? (error.problem?.current as Current | undefined) : undefined;
}
