import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { totalOf } from '../../lib/use-total-text.ts';
import { usePollInterval } from '../../lib/use-poll-interval.ts';
import { APPROVALS } from './approval-keys.ts';

/** The query of {@link useToLookAt}. */
export function toLookAtQuery(api: Api) {
  return queryOptions({
    queryKey: [...APPROVALS, 'restaurant', 'count'],
    queryFn: async ({ signal }) =>
      totalOf(await api.approval.restaurants({ query: { state: 'waiting', limit: 1 } }, { signal })),
  });
}

/** How many new restaurants and names wait for a look. */
export function useToLookAt() {
  return useQuery({ ...toLookAtQuery(useApi()), refetchInterval: usePollInterval() });
}
