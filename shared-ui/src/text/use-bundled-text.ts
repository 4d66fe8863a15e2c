import { useTranslation } from 'react-i18next';

/** Texts of a part of shared-ui, bundled with its code. */
export type BundledTexts<Key extends string> = Readonly<Record<'en' | 'fr', Readonly<Record<Key, string>>>>;

/** Reads one of them in the current language. */
export type BundledText<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The texts of the namespace `ui`, with this build's own wording as the default: an area released with a newer
 * shared-ui than the shell's may say something the shell's resources do not have yet, and the shell has none of what
 * only some pages say.
 */
export function useBundledText<Key extends string>(texts: BundledTexts<Key>): BundledText<Key> {
  const { t, i18n } = useTranslation('ui');
  const own = i18n.resolvedLanguage === 'fr' ? texts.fr : texts.en;
  return (key, values) => t(key, { ...values, defaultValue: own[key] });
}
