import { useTranslation } from 'react-i18next';

/** Reads one of the component texts in the current language. */
export type BundledText<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The texts of the namespace `ui`, which the shell brings in the page's language. The English ones are bundled as the
 * default: an area released with a newer shared-ui than the shell's may need texts that the shell does not have yet.
 */
export function useBundledText<Key extends string>(english: Readonly<Record<Key, string>>): BundledText<Key> {
  const { t } = useTranslation('ui');
  return (key, values) => t(key, { ...values, defaultValue: english[key] });
}
