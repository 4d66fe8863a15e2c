import { createInstance, type i18n } from 'i18next';
import { LANGUAGES, type AreaTranslations, type Language } from 'platform/contract';
import { uiTranslations } from 'shared-ui';
import type { ShellTexts, ShellTextsLoader } from './shell-texts.ts';

/** The translations of one page; areas add theirs before they are shown. */
export function createI18n(language: Language, texts: ShellTexts): i18n {
  const translations = createInstance();
  void translations.init({
    lng: language,
    fallbackLng: LANGUAGES[0],
    supportedLngs: [...LANGUAGES],
    defaultNS: 'shell',
    resources: {
      en: { ui: uiTranslations.en },
      fr: { ui: uiTranslations.fr },
      [language]: { ui: uiTranslations[language], ...texts },
    },
    // All texts are passed in, so i18next initialises synchronously and a server can render at once.
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return translations;
}

/** Fetches the shell's texts before the page switches to their language; on failure the language stays. */
export function fetchTextsOnChange(translations: i18n, load: ShellTextsLoader): void {
  const change = translations.changeLanguage.bind(translations);
  translations.changeLanguage = async (language, callback) => {
    const missing = LANGUAGES.find((known) => known === language && !hasTexts(translations, known));
    try {
      if (missing) addTranslations(translations, { [missing]: await load(missing) });
    } catch (error) {
      console.error('The texts could not be fetched.', error);
      return translations.t;
    }
    return change(language, callback);
  };
}

function hasTexts(translations: i18n, language: Language): boolean {
  return translations.hasResourceBundle(language, 'shell');
}

/** Adds an area's texts; those of a newer release replace the older ones. */
export function addTranslations(translations: i18n, texts: AreaTranslations): void {
  for (const [language, namespaces] of Object.entries(texts)) {
    for (const [namespace, bundle] of Object.entries(namespaces)) {
      translations.addResourceBundle(language, namespace, bundle, true, true);
    }
  }
}
