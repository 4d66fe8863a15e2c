import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-api';
import type { PlatformClient } from 'platform/contract';
import { loadPlatform, type Verify } from '../../lib/load-platform.ts';
import { RELEASES } from './release-keys.ts';

const EVERY_MS = 15_000;
const HISTORY_LENGTH = 10;

/** The live versions with their health; polled. */
export function useReleases() {
  return useReleaseData('status', (platform, signal) => platform.readStatus(undefined, signal), EVERY_MS);
}

/** Names of the live areas and of the shell; empty while they load. */
export function useLiveAreas(): readonly string[] {
  return useReleases().data?.areas.map(({ name }) => name) ?? [];
}

/** The latest changes of what is live; polled. */
export function useReleaseHistory() {
  return useReleaseData(
    'history',
    (platform, signal) => platform.readHistory({ limit: HISTORY_LENGTH }, signal),
    EVERY_MS,
  );
}

/** The tokens that the admin may see. */
export function useTokens() {
  return useReleaseData('tokens', (platform, signal) => platform.listTokens(undefined, signal));
}

/** The admin's own rights, and what other admins are limited to. */
export function useRights() {
  return useReleaseData('rights', (platform, signal) => platform.readRights(undefined, signal));
}

type Read<Data> = (platform: PlatformClient, signal: AbortSignal) => Promise<Data>;

/** A query of something about releases. @param verify asks the admin for a fresh proof */
export function releaseDataQuery<Data>(key: string, read: Read<Data>, verify: Verify) {
  return queryOptions({
    queryKey: [...RELEASES, key],
    queryFn: async ({ signal }) => read(await loadPlatform(verify), signal),
    staleTime: 0,
  });
}

function useReleaseData<Data>(key: string, read: Read<Data>, refetchInterval: number | false = false) {
  const verify = useSession((session) => session.verify);
  return useQuery({ ...releaseDataQuery(key, read, verify), refetchInterval });
}
