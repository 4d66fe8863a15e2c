import { useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { DEFAULT_PHONE_DIGITS } from 'shared-api/contract';
import { settingsQuery } from 'shared-api/get-settings';

/** How many digits a phone number has on this site. */
export function usePhoneDigits(): number {
  return useQuery(settingsQuery(useApi())).data?.phoneDigits ?? DEFAULT_PHONE_DIGITS;
}
