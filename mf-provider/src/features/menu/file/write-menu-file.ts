import { disarmFormulas, type Language } from 'shared-api/contract';
import { textIn } from '../../../lib/translation/translations.ts';
import type { DraftCategory, DraftItem, MenuDraft } from '../menu-draft.ts';
import { isCourse } from '../options/courses.ts';
import type { GroupsDraft } from '../options/group-draft.ts';
import { columnsWith, type FileColumn } from './menu-columns.ts';
import { fileNamesOf, joinGroups, optionLines, type OptionLine } from './option-lines.ts';

const BYTE_ORDER_MARK = '\u{FEFF}';

const NUMBER = /^-?\d+[.,]\d\d$/;

/** How spreadsheets of a language write files. */
export interface FileStyle {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
  readonly heading: (column: FileColumn) => string;
  readonly yesNo: (isYes: boolean) => string;
}

function cell(text: string, separator: string): string {
  // A number below zero computes nothing.
  const safe = NUMBER.test(text) ? text : disarmFormulas(text);
  const needsQuotes = safe.includes(separator) || /["\r\n]|^\s|\s$/.test(safe);
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface DishLine {
  readonly category: DraftCategory;
  readonly item: DraftItem | null;
}

function priceText(price: number, decimal: string): string {
  return price.toFixed(2).replace('.', decimal);
}

function partsOf(column: FileColumn): readonly [name: string, language: Language | undefined] {
  const [name = '', language] = column.split('.') as [string, Language | undefined];
  return [name, language];
}

function dishCell(
  column: FileColumn,
  { category, item }: DishLine,
  names: ReadonlyMap<string, string>,
  decimal: string,
): string {
  const [name, language] = partsOf(column);
  if (name === 'category') {
    return language ? textIn(category.translations, { language, field: 'name' }) : category.category;
  }
  if (!item) return '';
  switch (name) {
    case 'name':
    case 'description':
      return language ? textIn(item.translations, { language, field: name }) : item[name];
    case 'price':
      return priceText(item.price, decimal);
    case 'options':
      return language ? '' : joinGroups(item.groups.flatMap((key) => names.get(key) ?? []));
    case 'id':
      return item.isNew ? '' : item.key;
    default:
      return '';
  }
}

function optionCell(
  column: FileColumn,
  { group, option, isFirst }: OptionLine,
  names: ReadonlyMap<string, string>,
  { decimal, yesNo }: FileStyle,
): string {
  const [name, language] = partsOf(column);
  const field = 'name';
  switch (name) {
    case 'name':
      if (!language) return option.name;
      return option.dish === undefined ? textIn(option.translations, { language, field }) : '';
    case 'price':
      return priceText(option.price, decimal);
    case 'options':
      return language ? textIn(group.translations, { language, field }) : (names.get(group.key) ?? '');
    case 'min':
    case 'max':
    case 'free':
      return isFirst ? String(group[name]) : '';
    case 'several':
      return isFirst ? yesNo(group.isRepeatable) : '';
    case 'dish':
      return option.dish === undefined ? '' : yesNo(true);
    case 'id':
      return option.isNew ? '' : option.key;
    default:
      return '';
  }
}

/**
 * A menu as a CSV file (RFC 4180, UTF-8 with a byte order mark): a line for each dish, one for each category without
 * any, and then one for each option, with a column for each of the languages beside the original texts. Formulas are
 * disarmed; reading restores them.
 */
export function writeMenuFile(
  menu: MenuDraft,
  groups: GroupsDraft,
  languages: readonly Language[],
  style: FileStyle,
): string {
  const { separator, decimal, heading } = style;
  const columns = columnsWith({
    languages,
    hasOptions: groups.length > 0,
    hasCourses: groups.some(isCourse),
  });
  const names = fileNamesOf(groups);
  const line = (cells: readonly string[]) =>
    `${cells.map((text) => cell(text, separator)).join(separator)}\r\n`;
  const dishes = menu.flatMap((category): DishLine[] =>
    category.items.length === 0
      ? [{ category, item: null }]
      : category.items.map((item) => ({ category, item })),
  );
  const rows = [
    ...dishes.map((entry) => columns.map((column) => dishCell(column, entry, names, decimal))),
    ...optionLines(groups).map((entry) => columns.map((column) => optionCell(column, entry, names, style))),
  ];
  return BYTE_ORDER_MARK + [columns.map(heading), ...rows].map(line).join('');
}
