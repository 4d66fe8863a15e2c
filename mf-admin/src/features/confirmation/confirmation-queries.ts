import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi, useLiveEvents, useLiveState } from 'shared-api';
import type { Confirmation } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { personName } from '../../lib/person-name.ts';

const CONFIRMATIONS = ['admin', 'confirmation'] as const;
/** What other admins decide is not pushed: it is asked for, and more often while nothing can be pushed at all. */
const LIVE_POLL_MS = 60_000;
const LOST_POLL_MS = 30_000;
/** Rows on the dashboard at first, and with every "show more". */
export const QUEUE_STEP = 5;

export type QueueState = 'waiting' | 'declined';

/** The restaurant owners in a state; a new registration appears by itself, what other admins decide within a minute. */
export function useConfirmations(state: QueueState, limit: number) {
  const api = useApi();
  const client = useQueryClient();
  const { connection } = useLiveState();
  useLiveEvents((event) => {
    const isRegistration = event.type === 'notification' && event.data.kind === 'provider_registered';
    if (isRegistration || event.type === 'open') {
      void client.invalidateQueries({ queryKey: CONFIRMATIONS });
    }
  });
  return useQuery({
    queryKey: [...CONFIRMATIONS, state, limit],
    queryFn: ({ signal }) => api.confirmation.list({ query: { state, limit } }, { signal }),
    refetchInterval: connection === 'live' ? LIVE_POLL_MS : LOST_POLL_MS,
    // Another number of rows of the same list must not blank it; another list must not pass for this one.
    placeholderData: (before, query) => (query?.queryKey[2] === state ? before : undefined),
  });
}

/** What was decided of whom. */
export interface Decision {
  readonly owner: Confirmation;
  readonly decision: 'accept' | 'decline';
  readonly reason?: string;
}

/** Decides and tells; a refusal stays with the caller, whose dialog is still open. */
export function useDecide(onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { t } = useTranslation('admin-confirmation');
  return useMutation({
    mutationFn: ({ owner, decision, reason }: Decision) =>
      api.confirmation.decide({
        params: { userId: owner.user.id },
        body: { decision, ...(reason !== undefined && { reason }) },
      }),
    onSuccess: (_, { owner, decision }) => {
      onDone();
      toast.success(t(`done.${decision}`, { name: personName(owner.user) }));
    },
    // Restaurants appear and disappear with their owners, in every area.
    onSettled: () => client.invalidateQueries(),
  });
}

/** Somebody else has decided otherwise meanwhile. */
export function isDecidedElsewhere(error: Error): boolean {
  return isApiError(error, 'conflict') || isApiError(error, 'not_found');
}
