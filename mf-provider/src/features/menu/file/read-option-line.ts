import { OPTION_LIMITS } from 'shared-api/contract';
import { parseCount, parseDifference } from '../options/group-form.ts';
import type { GroupRule } from '../options/group-draft.ts';
import { columnOfText, readTexts, TEXT_LIMITS, type FileText } from './file-texts.ts';
import { readYesNo, type FileColumn, type MenuColumn } from './menu-columns.ts';
import type { FileProblem } from './file-problem.ts';

/** An option as a line of a file has it. */
export interface FileOption {
  readonly line: number;
  /** The group's name. */
  readonly group: string;
  readonly groupTexts: readonly FileText[];
  /** What the line says of the group; what it leaves out is said by another line, or stays. */
  readonly rule: Partial<GroupRule>;
  readonly id: string;
  readonly name: string;
  /** Whether it stands for the dish of its name; undefined if the line doesn't say. */
  readonly isDish: boolean | undefined;
  readonly price: number;
  readonly texts: readonly FileText[];
}

/** The cells of a line, by column. */
interface OptionCells {
  readonly line: number;
  readonly columns: ReadonlyMap<FileColumn, number>;
  readonly cell: (column: FileColumn) => string;
}

/** Reads the line of an option: its group stands under `options`, and it has no category. */
export function readOptionLine({ line, columns, cell }: OptionCells) {
  const problems: FileProblem[] = [];
  const check = (isWrong: boolean, problem: FileProblem['problem'], value = '') => {
    if (isWrong) problems.push({ line, problem, value });
  };
  const group = cell('options');
  const name = cell('name');
  const price = parseDifference(cell('price').replace(/MRU$/i, '').trimEnd());
  const groupTexts = readTexts('options', columns, cell);
  const texts = readTexts('item', columns, cell).filter(({ field }) => field === 'name');
  check(group.length > OPTION_LIMITS.name, 'option_long', group);
  check(name === '', 'option_required', group);
  check(name.length > OPTION_LIMITS.name, 'option_long', name);
  check(price === undefined, 'price_invalid', cell('price'));
  for (const [owner, entries] of [
    ['options', groupTexts],
    ['item', texts],
  ] as const) {
    for (const entry of entries) {
      check(entry.text.length > TEXT_LIMITS.options, 'text_long', columnOfText(owner, entry));
    }
  }
  const count = (column: MenuColumn) => {
    const text = cell(column);
    const number = text === '' ? undefined : parseCount(text);
    check(text !== '' && (number === undefined || (column === 'max' && number === 0)), 'count_invalid', text);
    return number;
  };
  const [min, max, free] = [count('min'), count('max'), count('free')];
  const isRepeatable = readYesNo(cell('several'));
  check(cell('several') !== '' && isRepeatable === undefined, 'yes_no_invalid', cell('several'));
  const isDish = readYesNo(cell('dish'));
  check(cell('dish') !== '' && isDish === undefined, 'yes_no_invalid', cell('dish'));
  if (problems.length > 0 || price === undefined) return { problems, option: null };
  const rule = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(free !== undefined && { free }),
    ...(isRepeatable !== undefined && { isRepeatable }),
  };
  const option: FileOption = { line, group, groupTexts, rule, id: cell('id'), name, isDish, price, texts };
  return { problems, option };
}
