import { texts as ar } from '../locales/ar/first.ts';
import { texts as en } from '../locales/en/first.ts';
import { texts as fr } from '../locales/fr/first.ts';

/** The texts of all components in all languages, for tests and for areas that run alone: a page loads one language. */
export const uiTranslations = { en: en.ui, fr: fr.ui, ar: ar.ui };
