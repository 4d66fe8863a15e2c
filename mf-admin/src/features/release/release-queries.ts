import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeRelease, readHistory, readReleases } from './release-client.ts';

const RELEASES = ['admin', 'release'] as const;
const EVERY_MS = 15_000;

/** The live versions with their health; polled. */
export function useReleases() {
  return useQuery({
    queryKey: [...RELEASES, 'status'],
    queryFn: ({ signal }) => readReleases(signal),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
}

/** The latest changes of what is live. */
export function useReleaseHistory() {
  return useQuery({
    queryKey: [...RELEASES, 'history'],
    queryFn: ({ signal }) => readHistory(signal),
    staleTime: 0,
  });
}

/** Changes what is live; the caller handles a refusal, since its dialog is still open. */
export function useReleaseChange(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeRelease,
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: RELEASES }),
  });
}
