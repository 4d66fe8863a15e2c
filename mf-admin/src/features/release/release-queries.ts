import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from 'shared-api';
import { readRights } from './person-client.ts';
import { readHistory, readReleases, type Verify } from './release-client.ts';
import { readTokens } from './token-client.ts';

/** Root of the keys of everything about releases. */
const RELEASES = ['admin', 'release'] as const;
const EVERY_MS = 15_000;

/** The live versions with their health; polled. */
export function useReleases() {
  return useReleaseData('status', readReleases, EVERY_MS);
}

/** Names of the live areas and of the shell; empty while they load. */
export function useLiveAreas(): readonly string[] {
  return useReleases().data?.areas.map(({ name }) => name) ?? [];
}

/** The latest changes of what is live; polled. */
export function useReleaseHistory() {
  return useReleaseData('history', readHistory, EVERY_MS);
}

/** The tokens that the admin may see. */
export function useTokens() {
  return useReleaseData('tokens', readTokens);
}

/** The admin's own rights, and what other admins are limited to. */
export function useRights() {
  return useReleaseData('rights', readRights);
}

/** Changes something about releases; the caller shows a refusal in its dialog, which is still open. */
export function useReleaseChange<Request, Reply>(
  send: (request: Request, verify: Verify) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) {
  const client = useQueryClient();
  const verify = useSession((session) => session.verify);
  return useMutation({
    mutationFn: (request: Request) => send(request, verify),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: RELEASES }),
  });
}

function useReleaseData<Data>(
  key: string,
  read: (signal: AbortSignal, verify: Verify) => Promise<Data>,
  refetchInterval: number | false = false,
) {
  const verify = useSession((session) => session.verify);
  return useQuery({
    queryKey: [...RELEASES, key],
    queryFn: ({ signal }) => read(signal, verify),
    refetchInterval,
    staleTime: 0,
  });
}
