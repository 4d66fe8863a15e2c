import type { Api } from '../client/client.ts';
import type { Settings } from '../contract/index.ts';

/** Key under which all areas and the shell cache the site settings. */
export const SETTINGS_KEY = ['settings'] as const;

const FRESH_MS = 10 * 60_000;

/** Query of the site settings. */
export function settingsQuery(api: Api) {
  return {
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Settings> => api.settings.get({}, { signal }),
    staleTime: FRESH_MS,
  };
}
