/** All areas and the shell cache the settings under this key. */
export const SETTINGS_KEY = ['settings'] as const;
