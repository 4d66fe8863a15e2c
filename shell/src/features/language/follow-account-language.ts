import type { i18n } from 'i18next';
import type { AppContext } from 'shared-api';
import { findChosenLanguage } from '../../lib/chosen-language.ts';

/**
 * Shows a person who signs in their account's language where none has been chosen in this browser: on a new phone the
 * site speaks as it did on the old one. Returns the function that stops it.
 */
export function followAccountLanguage(
  session: AppContext['session'],
  translations: Pick<i18n, 'language' | 'changeLanguage'>,
): () => void {
  const follow = () => {
    const language = session.getState().user?.language;
    if (!language || language === translations.language || findChosenLanguage() !== undefined) return;
    void translations.changeLanguage(language);
  };
  follow();
  return session.subscribe(follow);
}
