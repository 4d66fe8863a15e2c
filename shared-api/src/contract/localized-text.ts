import type { Language } from './languages.ts';

/** Texts of one thing in the languages besides its original one; what is absent or empty is not given. */
export type Translations<Field extends string> = Partial<
  Record<Language, Partial<Record<Field, string | undefined>>>
>;

/** A text that an owner has written, with its translations. */
export interface TranslatableText<Field extends string> {
  /** As it was written first. */
  readonly original: string;
  /** The language of that; null or absent where the owner has not said. */
  readonly language: Language | null | undefined;
  readonly translations: Translations<Field> | undefined;
  /** Its name in `translations`. */
  readonly field: Field;
}

/** A text as it is shown, and its language; null where nobody has said. */
export interface ShownText {
  readonly text: string;
  readonly language: Language | null;
}

/** The text for a reader of a language: in that language where it is given, the original otherwise. */
export function shownText<Field extends string>(
  { original, language, translations, field }: TranslatableText<Field>,
  wanted: Language,
): ShownText {
  const translated = wanted === language ? undefined : translations?.[wanted]?.[field];
  return translated ? { text: translated, language: wanted } : { text: original, language: language ?? null };
}
