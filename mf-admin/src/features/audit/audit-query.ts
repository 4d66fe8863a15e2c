import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { toAuditQuery } from './audit-filters.ts';

/** One page of the log; the previous page stays on screen while it loads. */
export function useAudit(query: ReturnType<typeof toAuditQuery>) {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: ({ signal }) => api.audit.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    // An action on another page is in the log immediately.
    staleTime: 0,
    refetchOnMount: 'always',
  });
}
