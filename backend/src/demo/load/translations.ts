import type { Translations } from 'shared-api/contract';
import type { DemoLanguage, DemoMenuCategory, DemoText } from '../data/types.ts';

type InLanguages<Text> = Readonly<Record<DemoLanguage, Text>>;

function besides<Text>(language: DemoLanguage, texts: InLanguages<Text>): [DemoLanguage, Text][] {
  return (Object.entries(texts) as [DemoLanguage, Text][]).filter(([other]) => other !== language);
}

/** Name and description in the languages besides the original one. */
export function textTranslations(
  language: DemoLanguage,
  texts: InLanguages<DemoText>,
): Translations<keyof DemoText> {
  return Object.fromEntries(besides(language, texts));
}

/** The same of a restaurant, whose name is a proper one: where it stays as it is, the original says it. */
export function restaurantTranslations(
  language: DemoLanguage,
  texts: InLanguages<DemoText>,
): Translations<keyof DemoText> {
  const { name: original } = texts[language];
  return Object.fromEntries(
    besides(language, texts).map(([other, { name, description }]) => [
      other,
      name === original ? { description } : { name, description },
    ]),
  );
}

/** The name of a category, a group or an option in the languages besides the original one. */
export function nameTranslations(
  language: DemoLanguage,
  { names }: Pick<DemoMenuCategory, 'names'>,
): Translations<'name'> {
  return Object.fromEntries(besides(language, names).map(([other, name]) => [other, { name }]));
}
