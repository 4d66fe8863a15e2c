import Papa from 'papaparse';
import { foldName, type Language, MENU_LIMITS, readAmount, restoreFormulas } from 'shared-api/contract';
import { withoutUnseen } from '../../../lib/translation/unseen.ts';
import { hasLostLetters, UNREADABLE } from './decode-menu-file.ts';
import type { FileProblem } from './file-problem.ts';
import { columnOfText, readTexts, TEXT_LIMITS, type FileText } from './file-texts.ts';
import { splitGroups } from './option-lines.ts';
import { readOptionLine, type FileOption } from './read-option-line.ts';
import { findColumns, REQUIRED_COLUMNS, type FileColumn, type TextColumn } from './menu-columns.ts';

/** A dish as a file has it. */
export interface FileItem {
  readonly id: string;
  readonly name: string;
  /** Null without a column for descriptions. */
  readonly description: string | null;
  readonly price: number;
  readonly texts: readonly FileText[];
  /** Names of its groups of options; null without a column for them. */
  readonly groups: readonly string[] | null;
}

/** A dish of a file, or a category without dishes. */
export interface FileRow {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly category: string;
  /** The category in other languages. */
  readonly texts: readonly FileText[];
  readonly item: FileItem | null;
}

/** The result of reading a file: either its rows and options or its problems. */
export interface MenuFile {
  readonly rows: readonly FileRow[];
  readonly options: readonly FileOption[];
  readonly problems: readonly FileProblem[];
}

/** A line of cells and its number in the file. */
interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [';', ',', '\t'];

/** The separator of the heading line. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A cell without the apostrophe that stops spreadsheets from computing it, and without what nobody sees. */
function textOf(cell: string | undefined): string {
  return withoutUnseen(restoreFormulas(cell ?? '')).trim();
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\t]+/g, ' ');
}

function linesOf(text: string): { lines: Line[]; problems: FileProblem[] } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  let line = 1;
  const lines = data.map((cells) => {
    const here = { line, cells };
    // A quoted cell may contain line breaks.
    line += 1 + cells.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return here;
  });
  const quotes = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0 }) => ({ line: lines[row]?.line ?? 1, problem: 'quotes' as const, value: '' }));
  const unreadable = lines
    .filter(({ cells }) => cells.some((cell) => cell.includes(UNREADABLE)))
    .map((entry) => ({ line: entry.line, problem: 'encoding' as const, value: '' }));
  const problems = [...quotes, ...unreadable];
  return { lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')), problems };
}

/** Reads the text of a menu file; `original` is the language in which the menu was written first. */
export function readMenuFile(
  source: string,
  original: Language | null,
  headingOf?: (column: FileColumn) => string,
): MenuFile {
  // `sep=;` is a setting for spreadsheets; it counts as a line.
  const text = source.replace(/^\u{FEFF}/u, '').replace(/^sep=.(?=\r?\n)/i, '');
  const isSet = text !== source.replace(/^\u{FEFF}/u, '');
  const { lines, problems } = linesOf(isSet ? text.replace(/^\r?\n/, '') : text);
  const numbered = isSet ? lines.map((entry) => ({ ...entry, line: entry.line + 1 })) : lines;
  const [head, ...body] = numbered;
  if (!head) return { rows: [], options: [], problems: [{ line: 1, problem: 'empty', value: '' }] };
  const columns = findColumns(head.cells, original, headingOf);
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.has(column));
  if (missing.length > 0 && head.cells.some(hasLostLetters)) {
    return { rows: [], options: [], problems: [{ line: head.line, problem: 'encoding', value: '' }] };
  }
  if (missing.length > 0) {
    return {
      rows: [],
      options: [],
      problems: missing.map((value) => ({ line: head.line, problem: 'column_missing', value })),
    };
  }
  const read = body.map((entry) => readLine(entry, columns));
  const rows = read.flatMap(({ row }) => (row ? [row] : []));
  const options = read.flatMap(({ option }) => (option ? [option] : []));
  const found = [...problems, ...read.flatMap((entry) => entry.problems), ...problemsOfAll(rows)];
  if (found.length === 0 && rows.length + options.length === 0)
    found.push({ line: head.line, problem: 'empty', value: '' });
  return found.length > 0
    ? { rows: [], options: [], problems: found.sort((a, b) => a.line - b.line) }
    : { rows, options, problems: [] };
}

function readLine({ line, cells }: Line, columns: ReadonlyMap<FileColumn, number>) {
  const cell = (column: FileColumn) => {
    const index = columns.get(column);
    return textOf(index === undefined ? '' : cells[index]);
  };
  const category = oneLine(cell('category'));
  if (category === '' && cell('options') !== '') {
    const read = readOptionLine({ line, columns, cell: (column) => oneLine(cell(column)) });
    return { ...read, row: null };
  }
  const textCell = (column: FileColumn) =>
    column.startsWith('description') ? cell(column).replaceAll(/\r\n?/g, '\n') : oneLine(cell(column));
  const ofCategory = readTexts('category', columns, textCell);
  const ofItem = readTexts('item', columns, textCell);
  const name = oneLine(cell('name'));
  const description = cell('description').replaceAll(/\r\n?/g, '\n');
  const priceText = cell('price');
  const price = readAmount(priceText);
  const problems: FileProblem[] = [];
  const check = (isWrong: boolean, problem: FileProblem['problem'], value = '') => {
    if (isWrong) problems.push({ line, problem, value });
  };
  check(category === '', 'category_required');
  check(category.length > MENU_LIMITS.categoryName, 'category_long', category);
  const checkTexts = (kind: 'category' | 'item', texts: readonly FileText[]) => {
    for (const entry of texts) {
      const column = columnOfText(kind, entry);
      const [limited = 'name'] = column.split('.') as [TextColumn];
      check(entry.text.length > TEXT_LIMITS[limited], 'text_long', column);
    }
  };
  checkTexts('category', ofCategory);
  const isEmpty = [name, priceText, description, ...ofItem.map(({ text }) => text)].every(
    (text) => text === '',
  );
  if (isEmpty) {
    return {
      problems,
      option: null,
      row: problems.length === 0 ? { line, category, texts: ofCategory, item: null } : null,
    };
  }
  check(name === '', 'name_required');
  check(name.length > MENU_LIMITS.name, 'name_long', name);
  check(description.length > MENU_LIMITS.description, 'description_long', name);
  checkTexts('item', ofItem);
  check(priceText === '', 'price_required', name);
  check(priceText !== '' && price === undefined, 'price_invalid', priceText);
  if (problems.length > 0 || price === undefined) return { problems, option: null, row: null };
  const groups = columns.has('options') ? splitGroups(oneLine(cell('options'))) : null;
  const given = columns.has('description') ? description : null;
  const item = { id: cell('id'), name, description: given, price, texts: ofItem, groups };
  return { problems, option: null, row: { line, category, texts: ofCategory, item } };
}

/** Errors that concern several lines. */
function problemsOfAll(rows: readonly FileRow[]): FileProblem[] {
  const problems: FileProblem[] = [];
  const seen = new Map<string, number>();
  const counts = new Map<string, number>();
  const given = new Map<string, string>();
  let dishes = 0;
  for (const { line, category, texts, item } of rows) {
    const key = foldName(category);
    for (const { language, text } of texts.filter((entry) => entry.text !== '')) {
      const place = `${key}\n${language}`;
      if ((given.get(place) ?? text) !== text)
        problems.push({ line, problem: 'category_differs', value: text });
      else given.set(place, text);
    }
    const count = counts.get(key) ?? 0;
    if (!counts.has(key) && counts.size === MENU_LIMITS.categories) {
      problems.push({ line, problem: 'categories_over', value: category });
    }
    counts.set(key, item ? count + 1 : count);
    if (!item) continue;
    dishes += 1;
    if (count === MENU_LIMITS.itemsOfCategory) {
      problems.push({ line, problem: 'category_over', value: category });
    }
    if (dishes === MENU_LIMITS.items + 1) problems.push({ line, problem: 'menu_over', value: item.name });
    const identity = item.id || `${key}\n${foldName(item.name)}`;
    const before = seen.get(identity);
    if (before === undefined) seen.set(identity, line);
    else problems.push({ line, problem: 'repeated', value: String(before) });
  }
  return problems;
}
