import { useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { DEFAULT_PHONE_DIGITS } from 'shared-api/contract';

const FRESH_MS = 10 * 60_000;

/** Digits of a phone number: a site setting, which all areas cache under the same query key. */
export function usePhoneDigits(): number {
  const api = useApi();
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    staleTime: FRESH_MS,
  });
  return settings.data?.phoneDigits ?? DEFAULT_PHONE_DIGITS;
}
