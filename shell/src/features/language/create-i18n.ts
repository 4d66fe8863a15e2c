import { createInstance, type i18n } from 'i18next';
import { LANGUAGES, type AreaTranslations, type Language } from 'platform/contract';
import { uiTranslations } from 'shared-ui';
import enErrors from '../../locales/en/errors.json';
import enNavigation from '../../locales/en/navigation.json';
import enNotification from '../../locales/en/notification.json';
import enShell from '../../locales/en/shell.json';
import frErrors from '../../locales/fr/errors.json';
import frNavigation from '../../locales/fr/navigation.json';
import frNotification from '../../locales/fr/notification.json';
import frShell from '../../locales/fr/shell.json';

const resources = {
  en: {
    shell: enShell,
    errors: enErrors,
    navigation: enNavigation,
    notification: enNotification,
    ui: uiTranslations.en,
  },
  fr: {
    shell: frShell,
    errors: frErrors,
    navigation: frNavigation,
    notification: frNotification,
    ui: uiTranslations.fr,
  },
} as const satisfies Record<Language, object>;

/** The translations of one page; areas add theirs before they are shown. */
export function createI18n(language: Language): i18n {
  const translations = createInstance();
  void translations.init({
    lng: language,
    fallbackLng: LANGUAGES[0],
    supportedLngs: [...LANGUAGES],
    defaultNS: 'shell',
    resources,
    // Everything is at hand: no wait, and a server can render at once.
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return translations;
}

/** Adds an area's texts; those of a newer release replace the older ones. */
export function addTranslations(translations: i18n, texts: AreaTranslations): void {
  for (const [language, namespaces] of Object.entries(texts)) {
    for (const [namespace, bundle] of Object.entries(namespaces)) {
      translations.addResourceBundle(language, namespace, bundle, true, true);
    }
  }
}
