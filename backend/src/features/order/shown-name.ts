import { shownText, type Language, type Translations } from 'shared-api/contract';
import type { LineJson } from './line-row.ts';

interface Named {
  readonly name: string;
  readonly translations: Translations<'name'>;
}

/** In which language a name was written, and in which the customer reads. */
export interface NameLanguages {
  readonly original: Language | null;
  readonly wanted: Language | undefined;
}

/** A name as the customer saw it, and its language; null where that is the original. */
export function shownName(
  { name: original, translations }: Named,
  languages: NameLanguages,
): NonNullable<LineJson['shown']> | null {
  const { original: language, wanted } = languages;
  if (wanted === undefined) return null;
  const shown = shownText({ original, language, translations, field: 'name' }, wanted);
  return shown.language === null || shown.text === original
    ? null
    : { name: shown.text, language: shown.language };
}
