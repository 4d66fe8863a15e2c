import type { Cuisine, Language } from 'shared-api/contract';
import { SEO_TEXTS } from '../locales/texts.ts';

/** The name of a cuisine for link previews and search engines. */
export function cuisineName(language: Language, cuisine: Cuisine): string {
  return SEO_TEXTS[language].cuisine[cuisine];
}
