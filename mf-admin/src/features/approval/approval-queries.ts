import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError, useApi, useLiveState } from 'shared-api';
import type { Approval } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { personName } from '../../lib/person-name.ts';

const APPROVALS = ['admin', 'approval'] as const;
/** How often the queue is read again while nothing can be pushed. */
const POLL_MS = 30_000;
/** Rows on the dashboard at first, and with every "show more". */
export const QUEUE_PAGE_SIZE = 5;

export type QueueState = 'waiting' | 'declined';

/** The restaurant owners in a state; who registers appears by itself, and who is decided on elsewhere goes. */
export function useApprovals(state: QueueState, limit: number) {
  const api = useApi();
  const { connection } = useLiveState();
  return useQuery({
    queryKey: [...APPROVALS, state, limit],
    queryFn: ({ signal }) => api.approval.list({ query: { state, limit } }, { signal }),
    refetchInterval: connection === 'live' ? false : POLL_MS,
    // Another number of rows of the same list must not blank it; another list must not pass for this one.
    placeholderData: (before, query) => (query?.queryKey[2] === state ? before : undefined),
  });
}

/** What was decided of whom. */
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
  const { t } = useTranslation('admin-approval');
  return useMutation({
    mutationFn: ({ owner, decision, reason }: Decision) =>
      api.approval.decide({
        params: { userId: owner.user.id },
        body: {
          decision,
          expectedState: owner.decline ? 'declined' : 'waiting',
          ...(reason !== undefined && { reason }),
        },
      }),
    onSuccess: (_, { owner, decision }) => {
      onDone();
      toast.success(t(`done.${decision}`, { name: personName(owner.user) }));
    },
    // Restaurants appear and disappear with their owners, in every area.
    onSettled: () => client.invalidateQueries(),
  });
}

/** How the owner stands by now, where that is why a decision was refused; `gone` for an account that is none any more. */
export function currentStateOf(error: Error | null): Approval | 'gone' | undefined {
  if (isApiError(error, 'not_found')) return 'gone';
  return isApiError(error, 'conflict') ? (error.problem?.current as Approval | undefined) : undefined;
}
