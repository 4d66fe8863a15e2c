import { useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { DEFAULT_PHONE_DIGITS } from 'shared-api/contract';

/** How many digits a phone number has on this site. */
export function usePhoneDigits(): number {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['provider', 'settings'],
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    staleTime: 5 * 60_000,
  });
  return data?.phoneDigits ?? DEFAULT_PHONE_DIGITS;
}

/** Whether a text is a phone number of so many digits. */
export function isPhone(text: string, digits: number): boolean {
  return text.length === digits && /^\d+$/.test(text);
}
