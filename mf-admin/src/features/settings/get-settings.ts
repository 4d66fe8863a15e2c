import { useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import { settingsQuery } from 'shared-api/get-settings';

/** The site settings, refetched before they are edited. */
export function useSettings() {
  return useQuery({ ...settingsQuery(useApi()), staleTime: 0, refetchOnMount: 'always' });
}
