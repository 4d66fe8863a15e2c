import { LANGUAGES, MENU_LIMITS, OPTION_LIMITS, type Language } from 'shared-api/contract';
import {
  TEXT_PLACES,
  withText,
  type DraftTexts,
  type TextPlace,
} from '../../../lib/translation/translations.ts';
import type { EditedMenu } from '../edited-menu.ts';
import type { FileColumn, TextColumn } from './menu-columns.ts';

/** Texts of a line in other languages. A language without a column has no entry; a blank cell is an empty text. */
export interface FileText extends TextPlace {
  readonly text: string;
}

/** The most characters of a text in each column. */
export const TEXT_LIMITS: Readonly<Record<TextColumn, number>> = {
  category: MENU_LIMITS.categoryName,
  name: MENU_LIMITS.name,
  description: MENU_LIMITS.description,
  options: OPTION_LIMITS.name,
};

/** Whose texts they are: an option's stand in the columns of a dish. */
export type TextOwner = 'category' | 'item' | 'options';

/** The column of a text of a category, of a dish or of a group of options. */
export function columnOfText(owner: TextOwner, { language, field }: TextPlace) {
  return `${owner === 'item' ? field : owner}.${language}` as const;
}

/** Texts for which the file has a column. */
export function readTexts(
  owner: TextOwner,
  columns: ReadonlyMap<FileColumn, number>,
  cell: (column: FileColumn) => string,
): FileText[] {
  return TEXT_PLACES.filter(({ field }) => owner === 'item' || field === 'name').flatMap((place) => {
    const column = columnOfText(owner, place);
    return columns.has(column) ? [{ ...place, text: cell(column) }] : [];
  });
}

/** Stored texts after an import: those with a column are as the file has them, the others stay. */
export function applyTexts(stored: DraftTexts, texts: readonly FileText[]): DraftTexts {
  return texts.reduce((all, { text, ...place }) => withText(all, place, text), stored);
}

/** The texts of a category, which may stand on any of its lines. */
export function mergeTexts(one: readonly FileText[], other: readonly FileText[]): readonly FileText[] {
  return one.map((entry, index) => (entry.text === '' ? (other[index] ?? entry) : entry));
}

/** The languages whose columns are written: those beside the original, or those that the menu has texts in. */
export function languagesOf({ menu, groups }: EditedMenu, original: Language | null): readonly Language[] {
  if (original !== null) return LANGUAGES.filter((language) => language !== original);
  const all = [
    ...menu.flatMap((category) => [category, ...category.items]),
    ...groups.flatMap((group) => [group, ...group.options]),
  ];
  return LANGUAGES.filter((language) => all.some(({ translations }) => translations[language]));
}
