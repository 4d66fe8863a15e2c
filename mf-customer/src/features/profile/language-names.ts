import type { Language } from 'shared-api/contract';

/** Each language's own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };
