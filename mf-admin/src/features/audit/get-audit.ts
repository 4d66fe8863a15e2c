import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import type { toAuditQuery } from './audit-filters.ts';

/** The query of {@link useAudit}. */
export function auditQuery(api: Api, query: ReturnType<typeof toAuditQuery>) {
  return queryOptions({
    queryKey: ['admin', 'audit', query],
    queryFn: ({ signal }) => api.audit.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    // An action on another page is in the log immediately.
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** One page of the log; the previous page stays on screen while it loads. */
export function useAudit(query: ReturnType<typeof toAuditQuery>) {
  return useQuery(auditQuery(useApi(), query));
}
