import { createInstance, type i18n, type InitOptions } from 'i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type AreaTranslations, type Language } from 'platform/contract';
import { interpolationOf } from 'shared-api';
import { followTexts, loadableTexts } from 'shared-ui';
import type { ShellTexts, ShellTextsLoader } from './shell-texts.ts';

/** The translations of one page; areas add theirs before they are shown. */
export function createI18n(language: Language, texts: ShellTexts): i18n {
  const translations = createInstance();
  void translations.init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    defaultNS: 'shell',
    resources: { [language]: texts },
    // All texts are passed in, so i18next initialises synchronously and a server can render at once.
    initAsync: false,
    interpolation: interpolationOf(() => translations.language),
    // The gate refuses a release that writes an error to the console.
    saveMissing: true,
    missingKeyHandler: reportMissing,
    react: { useSuspense: false },
  });
  return translations;
}

/** A text with a default is not missing: it is asked for in case the shell has a newer one. */
function reportMissing(
  ...[, namespace, key, , , options]: Parameters<Exclude<InitOptions['missingKeyHandler'], false | undefined>>
): void {
  const { defaultValue } = options as { readonly defaultValue?: string };
  if (defaultValue === undefined) console.error(`There is no text for ${namespace}:${key}.`);
}

/** Fetches the texts of shell and areas before the page switches to their language; on failure the language stays. */
export function fetchTextsOnChange(translations: i18n, load: ShellTextsLoader): void {
  const loadOwn = async (language: string) => ({ texts: await load(language as Language) });
  followTexts(translations, loadableTexts(loadOwn, new Set()));
}

/** Adds an area's texts; those of a newer release replace the older ones. */
export function addTranslations(translations: i18n, texts: AreaTranslations): void {
  for (const [language, namespaces] of Object.entries(texts)) {
    for (const [namespace, bundle] of Object.entries(namespaces)) {
      translations.addResourceBundle(language, namespace, bundle, true, true);
    }
  }
}
