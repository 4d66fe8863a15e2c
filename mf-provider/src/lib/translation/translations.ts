import { LANGUAGES, type Language, type Translations } from 'shared-api/contract';

/** A text that can be given in several languages. */
export type TranslatedField = 'name' | 'description';

/** Texts beside the original ones while they are edited, by language; a text that is not given has no entry. */
export type DraftTexts = Readonly<
  Partial<Record<Language, Readonly<Partial<Record<TranslatedField, string>>>>>
>;

/** A text in a language. */
export interface TextPlace {
  readonly language: Language;
  readonly field: TranslatedField;
}

/** Every text that a translation may hold. */
export const TEXT_PLACES: readonly TextPlace[] = LANGUAGES.flatMap((language) =>
  (['name', 'description'] as const).map((field) => ({ language, field })),
);

/** The languages beside the original one; none until the original language is known. */
export function otherLanguages(original: Language | null): readonly Language[] {
  return original === null ? [] : LANGUAGES.filter((language) => language !== original);
}

/** The text in a language; empty where there is none. */
export function textIn(translations: DraftTexts, { language, field }: TextPlace): string {
  return translations[language]?.[field] ?? '';
}

/** Sets a text; an empty one removes it. */
export function withText(translations: DraftTexts, { language, field }: TextPlace, text: string): DraftTexts {
  const { [language]: texts, ...others } = translations;
  const entries = Object.entries({ ...texts, [field]: text }).filter(([, given]) => given !== '');
  const next = Object.fromEntries(entries) as Partial<Record<TranslatedField, string>>;
  return Object.keys(next).length === 0 ? others : { ...others, [language]: next };
}

/** Builds translations from a text for each place. */
export function collectTexts(textOf: (place: TextPlace) => string): DraftTexts {
  return TEXT_PLACES.reduce<DraftTexts>((texts, place) => withText(texts, place, textOf(place)), {});
}

/** The stored texts, without blank ones. A category has names alone. */
export function toDraftTexts(stored: Translations<TranslatedField> | undefined): DraftTexts {
  return collectTexts(({ language, field }) => stored?.[language]?.[field] ?? '');
}

/** Whether two hold the same texts. */
export function isSameTexts(one: DraftTexts, other: DraftTexts): boolean {
  return TEXT_PLACES.every((place) => textIn(one, place) === textIn(other, place));
}

/** Texts without blanks around them. */
export function trimTexts(texts: DraftTexts): DraftTexts {
  return collectTexts((place) => textIn(texts, place).trim());
}

/** Which of the languages lack a text that is needed. */
export function lackingLanguages(
  texts: DraftTexts,
  languages: readonly Language[],
  needed: readonly TranslatedField[],
): readonly Language[] {
  return languages.filter((language) =>
    needed.some((field) => textIn(texts, { language, field }).trim() === ''),
  );
}
