import { useTranslation } from 'react-i18next';

/** Texts of a part of shared-ui, bundled with its code. */
export type BundledTexts<Key extends string> = Readonly<Record<'en' | 'fr', Readonly<Record<Key, string>>>>;

/** Reads one of them in the current language. */
export type BundledText<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The texts of the namespace `ui`, with those bundled in this build as the default: an area released with a newer
 * shared-ui than the shell's may need texts that the shell does not have yet, and the shell has none that only some
 * pages need.
 */
export function useBundledText<Key extends string>(texts: BundledTexts<Key>): BundledText<Key> {
  const { t, i18n } = useTranslation('ui');
  const own = i18n.resolvedLanguage === 'fr' ? texts.fr : texts.en;
  return (key, values) => t(key, { ...values, defaultValue: own[key] });
}
