import type { i18n } from 'i18next';

/**
 * From now on, a switch of the page's language waits until then: a part that hydrates in another language than it was
 * rendered in would be rendered anew.
 */
export function holdLanguage(translations: Pick<i18n, 'changeLanguage'>, until: Promise<unknown>): void {
  const change = translations.changeLanguage.bind(translations);
  translations.changeLanguage = async (...switched) => {
    await until;
    return change(...switched);
  };
}
