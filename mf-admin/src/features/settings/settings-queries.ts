import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { Settings } from 'shared-api/contract';
import { saveSettings, type SettingsSave } from './save-settings.ts';

/** Every area and the frame keep the settings under this key. */
const SETTINGS_KEY = ['settings'] as const;

/** The site settings, refetched: somebody is about to change them. */
export function useSettings() {
  const api = useApi();
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    refetchOnMount: 'always',
  });
}

/** Takes settings that are known to be newer for what every area and the frame show. */
export function useKeepSettings(): (settings: Settings) => void {
  const client = useQueryClient();
  return (settings) => client.setQueryData(SETTINGS_KEY, settings);
}

interface SaveListener {
  readonly onSaved: (settings: Settings) => void;
  readonly onRefused: (error: Error) => void;
}

/** Saves what differs from the settings that the form was made of. */
export function useSaveSettings(listener: SaveListener) {
  const api = useApi();
  const keep = useKeepSettings();
  return useMutation({
    mutationFn: (save: SettingsSave) => saveSettings(api, save),
    onSuccess: (settings) => {
      keep(settings);
      listener.onSaved(settings);
    },
    onError: (error) => listener.onRefused(error),
  });
}
