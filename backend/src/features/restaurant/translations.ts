import type { Language, Translations } from 'shared-api/contract';

type Texts<Field extends string> = Partial<Record<Field, string | undefined>>;

function isGiven([, text]: readonly [string, unknown]): boolean {
  return typeof text === 'string' && text !== '';
}

/**
 * Translations without empty texts, and without those in the original language, which the original itself says. Those
 * may be stored of a menu whose language the owner has changed since.
 */
export function givenTranslations<Field extends string>(
  translations: Translations<Field>,
  original: Language | null,
): Translations<Field> {
  const given = Object.entries<Texts<Field> | undefined>(translations)
    .filter(([language]) => language !== original)
    .map(([language, texts = {}]) => [language, Object.entries(texts).filter(isGiven)] as const)
    .filter(([, texts]) => texts.length > 0)
    .map(([language, texts]) => [language, Object.fromEntries(texts)]);
  return Object.fromEntries(given) as Translations<Field>;
}

/** As a reply has them: not at all where there are none. */
export function presentTranslations<Field extends string>(
  translations: Translations<Field>,
  original: Language | null,
): { translations?: Translations<Field> } {
  const given = givenTranslations(translations, original);
  return Object.keys(given).length === 0 ? {} : { translations: given };
}

/** The names alone, as a reply has them. */
export function presentNames(
  translations: Translations<'name' | 'description'>,
  original: Language | null,
): { translations?: Translations<'name'> } {
  const names = Object.entries(translations).map(([language, { name }]) => [language, { name }]);
  return presentTranslations<'name'>(Object.fromEntries(names) as Translations<'name'>, original);
}

/** A text in all languages in which it is given, the original first. */
export function inAllLanguages<Field extends string>(
  original: string,
  translations: Translations<Field>,
  field: Field,
): string[] {
  const others = Object.values<Texts<Field> | undefined>(translations).map((texts) => texts?.[field]);
  return [original, ...others.filter((text) => text !== undefined)];
}
