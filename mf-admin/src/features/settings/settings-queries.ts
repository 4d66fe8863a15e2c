import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { Settings } from 'shared-api/contract';
import { toSettingsChange, type SettingsValues } from './settings-values.ts';

/** Every area and the frame keep the settings under this key. */
const SETTINGS_KEY = ['settings'] as const;

/** The site settings, read anew: somebody is about to change them. */
export function useSettings() {
  const api = useApi();
  return useQuery({
    queryKey: SETTINGS_KEY,
    queryFn: ({ signal }) => api.settings.get({}, { signal }),
    refetchOnMount: 'always',
  });
}

interface SaveListener {
  readonly onSaved: (settings: Settings) => void;
  readonly onRefused: (error: Error) => void;
}

/** Saves what differs from the settings that the form was made of. */
export function useSaveSettings(listener: SaveListener) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ values, base }: { values: SettingsValues; base: Settings }) =>
      api.settings.update({ body: toSettingsChange(values, base) }),
    onSuccess: (settings) => {
      client.setQueryData(SETTINGS_KEY, settings);
      listener.onSaved(settings);
    },
    onError: (error) => listener.onRefused(error),
  });
}
