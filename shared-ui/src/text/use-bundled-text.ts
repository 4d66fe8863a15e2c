import { useTranslation } from 'react-i18next';

/** A text by its key, in the form for its `count` where there are several: `digits_one`, `digits_other`. */
type TextKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Reads one of the component texts in the current language. */
export type BundledText<Key extends string> = (
  key: TextKey<Key>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The texts of the namespace `ui`, which the shell brings in the page's language. The English ones are bundled as the
 * default: an area released with a newer shared-ui than the shell's may need texts that the shell does not have yet.
 */
export function useBundledText<Key extends string>(english: Readonly<Record<Key, string>>): BundledText<Key> {
  const { t } = useTranslation('ui');
  const texts: Readonly<Partial<Record<string, string>>> = english;
  return (key, values) => {
    const other = texts[`${key}_other`];
    const forms = other !== undefined && {
      defaultValue: other,
      defaultValue_one: texts[`${key}_one`] ?? other,
    };
    return t(key, { ...values, ...(forms || { defaultValue: texts[key] ?? key }) });
  };
}
