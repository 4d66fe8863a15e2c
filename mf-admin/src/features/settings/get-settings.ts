import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { SETTINGS_KEY } from './settings-keys.ts';

/** The query of {@link useSettings}. */
export function settingsQuery(api: Api) {
  return queryOptions({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    refetchOnMount: 'always',
  });
}

/** The site settings, refetched before they are edited. */
export function useSettings() {
  return useQuery(settingsQuery(useApi()));
}
