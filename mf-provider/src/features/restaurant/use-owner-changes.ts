import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { User } from 'shared-api/contract';

/** Restaurants appear, disappear and change hands: every area reads them again. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

/** Confirms the owner, which makes the restaurant public; the owner gets a mail. */
export function useConfirmOwner(onConfirmed: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (userId: string) => api.approval.decide({ params: { userId }, body: { decision: 'accept' } }),
    onSuccess: onConfirmed,
    onSettled: useRefresh(),
  });
}

/** Who is to own a restaurant from now on, and why. */
export interface NewOwner {
  readonly user: User;
  readonly reason: string;
}

/** Gives a restaurant to another owner; both are notified. */
export function useChangeOwner(providerId: string, onChanged: (owner: User) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ user, reason }: NewOwner) =>
      api.provider.changeOwner({
        params: { id: providerId },
        body: { user: { id: user.id }, ...(reason && { reason }) },
      }),
    onSuccess: (_, { user }) => onChanged(user),
    onSettled: useRefresh(),
  });
}
