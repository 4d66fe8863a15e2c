import Papa from 'papaparse';
import { MENU_LIMITS, restoreFormulas } from 'shared-api/contract';
import { parseMoney } from '../../../lib/money-input.ts';
import { columnOf, fold, REQUIRED_COLUMNS, type MenuColumn } from './menu-columns.ts';

/** A dish of a file, or a category without dishes. */
export interface FileRow {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly category: string;
  readonly item: { id: string; name: string; description: string; price: number } | null;
}

/** An error in a line; `value` is the wrong text, or what is missing. */
export interface FileProblem {
  readonly line: number;
  readonly problem:
    | 'column_missing'
    | 'quotes'
    | 'category_required'
    | 'category_long'
    | 'name_required'
    | 'name_long'
    | 'description_long'
    | 'price_required'
    | 'price_invalid'
    | 'repeated'
    | 'categories_over'
    | 'category_over'
    | 'menu_over'
    | 'empty';
  readonly value: string;
}

/** The result of reading a file: either its rows or its problems. */
export interface MenuFile {
  readonly rows: readonly FileRow[];
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

/** A cell without the apostrophe that stops spreadsheets from computing it. */
function textOf(cell: string | undefined): string {
  return restoreFormulas(cell ?? '').trim();
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
  const problems = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row = 0 }) => ({ line: lines[row]?.line ?? 1, problem: 'quotes' as const, value: '' }));
  return { lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')), problems };
}

/** Reads the text of a menu file. */
export function readMenuFile(source: string): MenuFile {
  // `sep=;` is a setting for spreadsheets; it counts as a line.
  const text = source.replace(/^\u{FEFF}/u, '').replace(/^sep=.(?=\r?\n)/i, '');
  const isSet = text !== source.replace(/^\u{FEFF}/u, '');
  const { lines, problems } = linesOf(isSet ? text.replace(/^\r?\n/, '') : text);
  const numbered = isSet ? lines.map((entry) => ({ ...entry, line: entry.line + 1 })) : lines;
  const [head, ...body] = numbered;
  if (!head) return { rows: [], problems: [{ line: 1, problem: 'empty', value: '' }] };
  const columns = new Map<MenuColumn, number>();
  head.cells.forEach((heading, index) => {
    const column = columnOf(heading);
    if (column && !columns.has(column)) columns.set(column, index);
  });
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.has(column));
  if (missing.length > 0) {
    return {
      rows: [],
      problems: missing.map((value) => ({ line: head.line, problem: 'column_missing', value })),
    };
  }
  const read = body.map((entry) => readLine(entry, columns));
  const rows = read.flatMap(({ row }) => (row ? [row] : []));
  const found = [...problems, ...read.flatMap((entry) => entry.problems), ...problemsOfAll(rows)];
  if (found.length === 0 && rows.length === 0) found.push({ line: head.line, problem: 'empty', value: '' });
  return found.length > 0
    ? { rows: [], problems: found.sort((a, b) => a.line - b.line) }
    : { rows, problems: [] };
}

function readLine({ line, cells }: Line, columns: ReadonlyMap<MenuColumn, number>) {
  const cell = (column: MenuColumn) => {
    const index = columns.get(column);
    return textOf(index === undefined ? '' : cells[index]);
  };
  const category = oneLine(cell('category'));
  const name = oneLine(cell('name'));
  const description = cell('description').replaceAll(/\r\n?/g, '\n');
  const priceText = cell('price');
  const price = parseMoney(priceText.replace(/\s*MRU$/i, ''));
  const problems: FileProblem[] = [];
  const check = (isWrong: boolean, problem: FileProblem['problem'], value = '') => {
    if (isWrong) problems.push({ line, problem, value });
  };
  check(category === '', 'category_required');
  check(category.length > MENU_LIMITS.categoryName, 'category_long', category);
  if (name === '' && priceText === '' && description === '') {
    return { problems, row: problems.length === 0 ? { line, category, item: null } : null };
  }
  check(name === '', 'name_required');
  check(name.length > MENU_LIMITS.name, 'name_long', name);
  check(description.length > MENU_LIMITS.description, 'description_long', name);
  check(priceText === '', 'price_required', name);
  check(priceText !== '' && price === undefined, 'price_invalid', priceText);
  if (problems.length > 0 || price === undefined) return { problems, row: null };
  return { problems, row: { line, category, item: { id: cell('id'), name, description, price } } };
}

/** Errors that concern several lines. */
function problemsOfAll(rows: readonly FileRow[]): FileProblem[] {
  const problems: FileProblem[] = [];
  const seen = new Map<string, number>();
  const counts = new Map<string, number>();
  let dishes = 0;
  for (const { line, category, item } of rows) {
    const key = fold(category);
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
    const identity = item.id || `${key}\n${fold(item.name)}`;
    const before = seen.get(identity);
    if (before === undefined) seen.set(identity, line);
    else problems.push({ line, problem: 'repeated', value: String(before) });
  }
  return problems;
}

/** Decodes a file as spreadsheets write it: UTF-8, UTF-16 with a byte order mark, else Windows-1252. */
export function decodeMenuFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
