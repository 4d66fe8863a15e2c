import { useTranslation } from 'react-i18next';

/** The language of the interface, for formatting. */
export function useLanguage(): string {
  const { i18n } = useTranslation();
  return i18n.resolvedLanguage ?? i18n.language;
}
