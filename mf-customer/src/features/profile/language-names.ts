import type { Language } from 'shared-api/contract';

/** Each language named in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };
