import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-api';
import { loadPlatform, type Verify } from '../../lib/load-platform.ts';

const LENGTH = 200;

/** The query of {@link useActs}. @param verify asks the admin for a fresh proof */
export function actsQuery(verify: Verify) {
  return queryOptions({
    queryKey: ['admin', 'audit', 'acts'],
    queryFn: async ({ signal }) => {
      const platform = await loadPlatform(verify);
      return (await platform.readActs({ limit: LENGTH }, signal)).acts;
    },
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** The platform's own log of acts on releases, latest first. It is not the service's, so that it works without one. */
export function useActs() {
  return useQuery(actsQuery(useSession((session) => session.verify)));
}
