import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { DEFAULT_PAGE_SIZE } from 'shared-api/contract';

/** Which messages are wanted. */
export interface MessageFilters {
  readonly search: string;
  readonly cursor: string | undefined;
}

/** One page of the received messages, newest first. */
export function useMessages({ search, cursor }: MessageFilters) {
  const api = useApi();
  const q = search.trim();
  const query = { limit: DEFAULT_PAGE_SIZE, ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) };
  return useQuery({
    queryKey: ['admin', 'contact', 'list', query],
    queryFn: ({ signal }) => api.contact.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
