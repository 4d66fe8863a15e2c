import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useLiveEvents } from 'shared-api';
import type { Provider, User } from 'shared-api/contract';
import { MAX_PAGE_SIZE } from 'shared-api/contract';
import { userKeys } from './user-queries.ts';

/** Rows of the queue; the rest is a link away. */
export const QUEUE_LENGTH = 5;

/** A restaurant owner who waits, with the restaurant where it is among the latest registrations. */
export interface WaitingOwner {
  readonly user: User;
  readonly provider: Provider | undefined;
}

/** The restaurant owners who wait for their confirmation, newest first; a new registration appears by itself. */
export function useConfirmationQueue() {
  const api = useApi();
  const client = useQueryClient();
  useLiveEvents((event) => {
    if (event.type !== 'notification' || event.data.kind !== 'provider_registered') return;
    void client.invalidateQueries({ queryKey: userKeys.all });
  });
  return useQuery({
    queryKey: userKeys.queue,
    queryFn: async ({ signal }) => {
      const query = { limit: QUEUE_LENGTH, role: 'PROVIDER', confirmed: 'false' } as const;
      const [users, providers] = await Promise.all([
        api.user.list({ query }, { signal }),
        api.provider.list({ query: { limit: MAX_PAGE_SIZE } }, { signal }),
      ]);
      const rows = users.rows.map((user): WaitingOwner => ({
        user,
        provider: providers.rows.find((provider) => provider.user.id === user.id),
      }));
      return { rows, total: users.total };
    },
  });
}
