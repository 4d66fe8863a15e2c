import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from 'shared-api';
import { changeRelease, readHistory, readReleases, type ReleaseRequest } from './release-client.ts';

/** Root of the keys of everything about releases. */
export const RELEASES = ['admin', 'release'] as const;
const EVERY_MS = 15_000;

/** The live versions with their health; polled. */
export function useReleases() {
  const verify = useSession((session) => session.verify);
  return useQuery({
    queryKey: [...RELEASES, 'status'],
    queryFn: ({ signal }) => readReleases(signal, verify),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
}

/** The latest changes of what is live; polled. */
export function useReleaseHistory() {
  const verify = useSession((session) => session.verify);
  return useQuery({
    queryKey: [...RELEASES, 'history'],
    queryFn: ({ signal }) => readHistory(signal, verify),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
}

/** Changes what is live; the caller handles a refusal, since its dialog is still open. */
export function useReleaseChange(onDone: () => void) {
  const client = useQueryClient();
  const verify = useSession((session) => session.verify);
  return useMutation({
    mutationFn: (request: ReleaseRequest) => changeRelease(request, verify),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: RELEASES }),
  });
}
