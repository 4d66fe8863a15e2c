import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-api';
import { readRights } from './person-client.ts';
import { readHistory, readReleases, type Verify } from './release-client.ts';
import { readTokens } from './token-client.ts';
import { RELEASES } from './release-keys.ts';

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

type Read<Data> = (signal: AbortSignal, verify: Verify) => Promise<Data>;

/** A query of something about releases. @param verify asks the admin for a fresh proof */
export function releaseDataQuery<Data>(key: string, read: Read<Data>, verify: Verify) {
  return queryOptions({
    queryKey: [...RELEASES, key],
    queryFn: ({ signal }) => read(signal, verify),
    staleTime: 0,
  });
}

function useReleaseData<Data>(key: string, read: Read<Data>, refetchInterval: number | false = false) {
  const verify = useSession((session) => session.verify);
  return useQuery({ ...releaseDataQuery(key, read, verify), refetchInterval });
}
