import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { DEFAULT_PHONE_DIGITS } from 'shared-api/contract';

/** The site settings, which all areas cache under the same key. */
export function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** How many digits a phone number has on this site. */
export function usePhoneDigits(): number {
  return useQuery(settingsQuery(useApi())).data?.phoneDigits ?? DEFAULT_PHONE_DIGITS;
}

/** Whether a text is a phone number of so many digits. */
export function isPhone(text: string, digits: number): boolean {
  return text.length === digits && /^\d+$/.test(text);
}
