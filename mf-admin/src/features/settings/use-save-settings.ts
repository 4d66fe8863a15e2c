import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { Settings } from 'shared-api/contract';
import { SETTINGS_KEY } from 'shared-api/get-settings';
import { saveSettings, type SettingsSave } from './save-settings.ts';

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
