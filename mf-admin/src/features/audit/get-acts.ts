import { queryOptions, useQuery } from '@tanstack/react-query';
import { ACTS_PATH, type ActLog } from 'platform/contract';
import { loadHttp, useSession } from 'shared-api';

const LENGTH = 200;

/** The query of {@link useActs}. @param verify asks the admin for a fresh proof */
export function actsQuery(verify: () => Promise<boolean>) {
  return queryOptions({
    queryKey: ['admin', 'audit', 'acts'],
    queryFn: async ({ signal }) => {
      const http = await loadHttp({ baseUrl: '', onVerificationRequired: verify });
      return (await http.get<ActLog>(ACTS_PATH, { signal, params: { limit: LENGTH } })).data.acts;
    },
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** The platform's own log of acts on releases, latest first. It is not the service's, so that it works without one. */
export function useActs() {
  return useQuery(actsQuery(useSession((session) => session.verify)));
}
