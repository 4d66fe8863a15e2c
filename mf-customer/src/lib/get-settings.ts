import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { DEFAULT_PHONE_DIGITS } from 'shared-api/contract';

const FRESH_MS = 10 * 60_000;

/** The site settings, which all areas cache under the same key. */
export function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    staleTime: FRESH_MS,
  });
}

/** Digits of a phone number, a site setting. */
export function usePhoneDigits(): number {
  return useQuery(settingsQuery(useApi())).data?.phoneDigits ?? DEFAULT_PHONE_DIGITS;
}
