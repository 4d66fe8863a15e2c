import { useTranslation } from 'react-i18next';

/** Texts of a part of shared-ui, which come with its code. */
export type OwnTexts<Key extends string> = Readonly<Record<'en' | 'fr', Readonly<Record<Key, string>>>>;

/** Reads one of them in the current language. */
export type OwnText<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The texts of the namespace `ui`, with this build's own wording as the default: an area released with a newer
 * shared-ui than the shell's may say something the shell's resources do not have yet, and the shell has none of what
 * only some pages say.
 */
export function useOwnText<Key extends string>(texts: OwnTexts<Key>): OwnText<Key> {
  const { t, i18n } = useTranslation('ui');
  const own = i18n.resolvedLanguage === 'fr' ? texts.fr : texts.en;
  return (key, values) => t(key, { ...values, defaultValue: own[key] });
}
