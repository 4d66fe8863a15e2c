import { useTranslation } from 'react-i18next';
import type { Language } from 'shared-api/contract';
import type { TextPlace } from './translations.ts';

/** Names a text in a language: "Name in Arabic". */
export type TextLabel = (place: TextPlace) => string;

/** Names texts in other languages. */
export function useTextLabel(): TextLabel {
  const { t } = useTranslation('provider-translation');
  return ({ language, field }) => t(`field.${field}`, { language: t(`in.${language}`) });
}

/** Names languages, as they stand in a sentence or, as a `title`, by themselves. */
export function useLanguageName(): (language: Language, form?: 'title') => string {
  const { t } = useTranslation('provider-translation');
  return (language, form) => t(form === 'title' ? `title.${language}` : `language.${language}`);
}
