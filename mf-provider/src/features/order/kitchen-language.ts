import type { i18n as Translations } from 'i18next';
import { interpolationOf } from 'shared-api';
import { directionOf, type Language } from 'shared-api/contract';
import { orderTexts, placeTexts } from '../../locales/texts.ts';

/** The page that a ticket stands on has the names of places in its own language only. */
const PARTS = [orderTexts, placeTexts];

/** The texts of a ticket in the language of those who cook. */
export interface Kitchen {
  readonly translations: Translations;
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * The page's translations in the language of a restaurant, loaded if need be: its own where it has none, and where they
 * can't be loaded, as a ticket in the wrong language is better than none.
 */
export async function inKitchenLanguage(
  page: Translations,
  kitchen: Language | null | undefined,
): Promise<Kitchen> {
  const language = kitchen && (await isLoaded(kitchen)) ? kitchen : page.language;
  const texts = PARTS.flatMap((part) => Object.entries(part.find(language) ?? {}));
  // Before there is a clone, which resolves to another language when its store has nothing in its own.
  for (const [namespace, bundle] of texts) page.addResourceBundle(language, namespace, bundle, true, true);
  const translations = page.cloneInstance({ lng: language, interpolation: interpolationOf(() => language) });
  return { translations, language, dir: directionOf(language) };
}

async function isLoaded(language: Language): Promise<boolean> {
  try {
    await Promise.all(PARTS.map((part) => part.load(language)));
    return true;
  } catch {
    return false;
  }
}
