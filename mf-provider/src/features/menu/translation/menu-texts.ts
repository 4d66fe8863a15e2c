import type { Language } from 'shared-api/contract';
import { textIn, type DraftTexts, type TranslatedField } from '../../../lib/translation/translations.ts';
import type { EditedMenu } from '../edited-menu.ts';
import type { DraftGroup, DraftOption } from '../options/group-draft.ts';

/** A category, a dish, a group of options or an option, as somebody who translates sees it. */
export interface TextEntry {
  readonly key: string;
  readonly kind: 'category' | 'item' | 'group' | 'option';
  readonly name: string;
  /** Empty for all but a dish. */
  readonly description: string;
  readonly translations: DraftTexts;
}

/** What a menu lacks in a language. */
export interface Lacking {
  readonly keys: ReadonlySet<string>;
  readonly dishes: number;
  readonly categories: number;
  /** Groups and their options. */
  readonly options: number;
}

/** The texts of an entry that a language needs: a description only where the original has one. */
export function neededFields({ description }: Pick<TextEntry, 'description'>): readonly TranslatedField[] {
  return description === '' ? ['name'] : ['name', 'description'];
}

/** Whether an entry lacks a text in a language. */
export function isLacking(
  entry: Pick<TextEntry, 'description' | 'translations'>,
  language: Language,
): boolean {
  return neededFields(entry).some((field) => textIn(entry.translations, { language, field }).trim() === '');
}

/** The options with names of their own. */
export function ownOptions({ options }: Pick<DraftGroup, 'options'>): readonly DraftOption[] {
  return options.filter(({ dish }) => dish === undefined);
}

/** Counts the dishes, categories and options that lack a text in a language. */
export function findLacking({ menu, groups }: EditedMenu, language: Language): Lacking {
  const isNameLacking = ({ translations }: Pick<TextEntry, 'translations'>) =>
    isLacking({ description: '', translations }, language);
  const categories = menu.filter(isNameLacking);
  const dishes = menu.flatMap(({ items }) => items).filter((item) => isLacking(item, language));
  const options = groups.flatMap((group) => [group, ...ownOptions(group)]).filter(isNameLacking);
  return {
    keys: new Set([...categories, ...dishes, ...options].map(({ key }) => key)),
    dishes: dishes.length,
    categories: categories.length,
    options: options.length,
  };
}

/** The texts that tell in which language a menu is written. */
export function textsOf({ menu, groups }: EditedMenu): readonly string[] {
  return [
    ...menu.flatMap(({ category, items }) => [
      category,
      ...items.flatMap(({ name, description }) => [name, description]),
    ]),
    ...groups.flatMap(({ name, options }) => [name, ...options.map((option) => option.name)]),
  ];
}

/** Everything that has translations. */
export function translatedEntries({ menu, groups }: EditedMenu): readonly Pick<TextEntry, 'translations'>[] {
  return [...menu, ...menu.flatMap(({ items }) => items), ...groups, ...groups.flatMap(ownOptions)];
}
