import type { i18n } from 'i18next';
import { loadedTexts, type LoadableTexts } from './loadable-texts.ts';

/** The texts of all builds on a page, by its i18next: shell and areas bundle a shared-ui of their own. */
const TEXTS = Symbol.for('maida.texts');

interface WithTexts {
  [TEXTS]?: Set<ReadonlySet<LoadableTexts>>;
}

/**
 * From now on, a switch of the page's language first loads what the page has loaded in the new one. If that fails, the
 * language stays. The shell calls it; without it, a page waits for its texts after the switch.
 *
 * @param own texts of this page alone
 */
export function followTexts(translations: i18n, own?: LoadableTexts): void {
  const builds = switchWithTexts(translations);
  builds.add(loadedTexts);
  if (own) builds.add(new Set([own]));
  Object.assign(translations, { [TEXTS]: builds } satisfies WithTexts);
}

/** A switch of the page's language loads what this build has loaded, too. */
export function joinPage(translations: i18n & WithTexts): void {
  translations[TEXTS]?.add(loadedTexts);
}

/** Adds texts that are loaded; does nothing for others. */
export function addTexts(translations: i18n, language: string, texts: LoadableTexts): void {
  for (const [namespace, bundle] of Object.entries(texts.find(language) ?? {})) {
    if (!translations.hasResourceBundle(language, namespace))
      translations.addResourceBundle(language, namespace, bundle);
  }
}

function switchWithTexts(translations: i18n): Set<ReadonlySet<LoadableTexts>> {
  const builds = new Set<ReadonlySet<LoadableTexts>>();
  const change = translations.changeLanguage.bind(translations);
  translations.changeLanguage = async (language, callback) => {
    const texts = [...builds].flatMap((build) => [...build]);
    try {
      if (language !== undefined) await Promise.all(texts.map((part) => part.load(language)));
    } catch (error) {
      console.error('The texts could not be fetched.', error);
      return translations.t;
    }
    if (language !== undefined) for (const part of texts) addTexts(translations, language, part);
    return change(language, callback);
  };
  return builds;
}
