import { useTranslation } from 'react-i18next';
import { type UiTextKey, uiTranslations } from './ui-translations.ts';

/** Reads shared-ui's own texts in the current language. */
export type UiText = (key: UiTextKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The texts of the namespace `ui`, with this build's own wording as the default: an area released with a newer
 * shared-ui than the shell's may say something the shell's resources do not have yet.
 */
export function useUiText(): UiText {
  const { t, i18n } = useTranslation('ui');
  const own = i18n.resolvedLanguage === 'fr' ? uiTranslations.fr : uiTranslations.en;
  return (key, values) => t(key, { ...values, defaultValue: own[key] });
}
