import { useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { DEFAULT_PHONE_DIGITS } from 'shared-api/contract';
import { settingsQuery } from 'shared-api/get-settings';

/** The site settings; undefined until fetched. */
export function useSettings() {
  return useQuery(settingsQuery(useApi())).data;
}

/** How many digits a phone number has (requirements 5; the site settings may change it). */
export function usePhoneDigits(): number {
  return useSettings()?.phoneDigits ?? DEFAULT_PHONE_DIGITS;
}
