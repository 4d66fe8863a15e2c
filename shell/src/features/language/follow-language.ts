import type { i18n } from 'i18next';
import { findAddressLanguage, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from 'platform/contract';
import type { createBrowserRouter } from 'react-router-dom';
import { findChosenLanguage } from '../../lib/chosen-language.ts';

const A_YEAR = `; Max-Age=${String(365 * 24 * 60 * 60)}`;

/**
 * Keeps document, cookie and address in step with the language. The language of an address that names one is not
 * remembered as the visitor's choice (decision an-address-for-each-language). Returns the function that stops it.
 */
export function followLanguage(
  translations: i18n,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>,
): () => void {
  const follow = (language: string) => {
    document.documentElement.lang = language;
    document.documentElement.dir = translations.dir(language);
  };
  /** Takes another language than the page's out of the address: a reload would bring it back. */
  const agree = () => {
    const { search, ...location } = router.state.location;
    const named = findAddressLanguage(search);
    if (!named || named === translations.language) return;
    const parameters = new URLSearchParams(search);
    parameters.delete(LANGUAGE_PARAMETER);
    const to = { ...location, search: String(parameters) };
    void router.navigate(to, { replace: true, preventScrollReset: true, state: location.state });
  };
  const choose = (language: string) => {
    follow(language);
    remember(language, A_YEAR);
    agree();
  };
  follow(translations.language);
  // Until the browser closes, the other pages that it opens are in this language as well.
  if (findChosenLanguage() === undefined && findAddressLanguage(router.state.location.search))
    remember(translations.language);
  translations.on('languageChanged', choose);
  const stop = router.subscribe(agree);
  return () => {
    translations.off('languageChanged', choose);
    stop();
  };
}

function remember(language: string, duration = ''): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/${duration}; SameSite=Lax`;
}
