import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { DEFAULT_PHONE_DIGITS } from 'shared-api/contract';

function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    staleTime: 10 * 60_000,
  });
}

/** The site settings; undefined until fetched. */
export function useSettings() {
  return useQuery(settingsQuery(useApi())).data;
}

/** How many digits a phone number has (requirements 5; the site settings may change it). */
export function usePhoneDigits(): number {
  return useSettings()?.phoneDigits ?? DEFAULT_PHONE_DIGITS;
}
