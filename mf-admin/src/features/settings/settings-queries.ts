import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { Settings } from 'shared-api/contract';
import { saveSettings, type SettingsSave } from './save-settings.ts';

/** All areas and the shell cache the settings under this key. */
const SETTINGS_KEY = ['settings'] as const;

/** The site settings, refetched before they are edited. */
export function useSettings() {
  const api = useApi();
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    refetchOnMount: 'always',
  });
}

/** Puts newer settings into the query cache of all areas and the shell. */
export function useCacheSettings(): (settings: Settings) => void {
  const client = useQueryClient();
  return (settings) => client.setQueryData(SETTINGS_KEY, settings);
}

interface SaveListener {
  readonly onSaved: (settings: Settings) => void;
  readonly onRefused: (error: Error) => void;
}

/** Saves what differs from the settings that the form started from. */
export function useSaveSettings(listener: SaveListener) {
  const api = useApi();
  const cacheSettings = useCacheSettings();
  return useMutation({
    mutationFn: (save: SettingsSave) => saveSettings(api, save),
    onSuccess: (settings) => {
      cacheSettings(settings);
      listener.onSaved(settings);
    },
    onError: (error) => listener.onRefused(error),
  });
}
