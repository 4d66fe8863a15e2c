import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { toAuditQuery } from './audit-filters.ts';

/** One page of the log; the page before stays on screen while the next one loads. */
export function useAudit(query: ReturnType<typeof toAuditQuery>) {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: ({ signal }) => api.audit.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    // What was done on another page a moment ago is in the log already.
    staleTime: 0,
    refetchOnMount: 'always',
  });
}
