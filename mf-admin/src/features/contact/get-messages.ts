import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { DEFAULT_PAGE_SIZE, type MessageState } from 'shared-api/contract';
import { usePollInterval } from '../../lib/use-poll-interval.ts';
import { MESSAGES } from './message-keys.ts';

/** Which messages to list. */
export interface MessageFilters {
  readonly search: string;
  readonly state: MessageState | undefined;
  readonly cursor: string | undefined;
}

/** The query of {@link useMessages}. */
export function messagesQuery(api: Api, { search, state, cursor }: MessageFilters) {
  const q = search.trim();
  const query = {
    limit: DEFAULT_PAGE_SIZE,
    ...(q ? { q } : {}),
    ...(state ? { state } : {}),
    ...(cursor ? { cursor } : {}),
  };
  return queryOptions({
    queryKey: [...MESSAGES, 'list', query],
    queryFn: ({ signal }) => api.contact.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page of the received messages, newest first. */
export function useMessages(filters: MessageFilters) {
  return useQuery({ ...messagesQuery(useApi(), filters), refetchInterval: usePollInterval() });
}
