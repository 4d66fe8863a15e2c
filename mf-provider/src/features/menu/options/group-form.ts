import { OPTION_LIMITS, plainNumber, readAmount, readWholeNumber } from 'shared-api/contract';
import { moneyText } from '../../../lib/money-text.ts';
import { trimTexts, type DraftTexts } from '../../../lib/translation/translations.ts';
import { newKey } from '../new-key.ts';
import { isCourse, type DishName } from './courses.ts';
import type { DraftGroup, DraftOption, GroupRule } from './group-draft.ts';
import { kindOfRule, type RuleKind } from './rule-kind.ts';

type DishNames = ReadonlyMap<string, DishName>;

/** An option as it is typed. */
export interface OptionForm {
  key: string;
  isNew: boolean;
  name: string;
  price: string;
  translations: DraftTexts;
  /** Key of the dish that it stands for; empty until one is chosen. */
  dish: string;
}

/** A group as it is typed. */
export interface GroupForm {
  name: string;
  translations: DraftTexts;
  /** Whether its options have names of their own, or stand for dishes. */
  of: 'options' | 'dishes';
  kind: RuleKind;
  min: string;
  max: string;
  free: string;
  isRepeatable: boolean;
  options: OptionForm[];
}

/** Dashes of every kind are minus signs. */
const DIFFERENCE = /^(?<sign>[+\uFF0B\p{Pd}\u2212]?)(?<amount>.*)$/su;
const PLUS = /^[+\uFF0B]?$/u;

/** Parses a typed number of options; undefined if it is none that a group may have. */
export function parseCount(text: string): number | undefined {
  const count = readWholeNumber(text);
  return count !== undefined && count <= OPTION_LIMITS.chosen ? count : undefined;
}

/** Parses a typed difference in price, with or without a sign; nothing typed is none. */
export function parseDifference(text: string): number | undefined {
  const { sign, amount = '' } = DIFFERENCE.exec(plainNumber(text))?.groups ?? {};
  if (amount === '') return sign ? undefined : 0;
  const price = readAmount(amount);
  if (price === undefined) return undefined;
  return PLUS.test(sign ?? '') || price === 0 ? price : -price;
}

/** Formats a difference for an input; none is empty. */
export function differenceText(price: number, language: string): string {
  if (price === 0) return '';
  return price < 0 ? `-${moneyText(-price, language)}` : moneyText(price, language);
}

/** A row for one more option. */
export function emptyOption(): OptionForm {
  return { key: newKey(), isNew: true, name: '', price: '', translations: {}, dish: '' };
}

const NEW_GROUP: Omit<GroupForm, 'options'> = {
  ...{ name: '', translations: {}, of: 'options', kind: 'one' },
  ...{ min: '0', max: '1', free: '0', isRepeatable: false },
};

/** The form of a group; of a new one without one: one of two, such as a size. @param language of amounts */
export function toGroupForm(group: DraftGroup | undefined, language: string): GroupForm {
  if (!group) return { ...NEW_GROUP, options: [emptyOption(), emptyOption()] };
  const { name, translations, min, max, free, isRepeatable, options } = group;
  return {
    ...{ name, translations, of: isCourse(group) ? 'dishes' : 'options', isRepeatable },
    ...{ kind: kindOfRule(group), min: String(min), max: String(max), free: String(free) },
    options: options.map(({ price, dish = '', ...option }) => ({
      ...{ ...option, dish },
      price: differenceText(price, language),
    })),
  };
}

/** The rule that a form says. */
export function ruleOfForm({ kind, min, max, free, isRepeatable }: GroupForm): GroupRule {
  if (kind === 'one') return { min: 1, max: 1, free: 0, isRepeatable: false };
  const counts = { free: parseCount(free) ?? 0, isRepeatable };
  if (kind === 'any') return { min: 0, max: OPTION_LIMITS.chosen, ...counts };
  return { min: parseCount(min) ?? 0, max: parseCount(max) ?? 1, ...counts };
}

function toOption({ key, isNew, name, price, translations }: OptionForm): DraftOption {
  return {
    ...{ key, isNew, name: name.trim() },
    price: parseDifference(price) ?? 0,
    translations: trimTexts(translations),
  };
}

function toDish({ key, isNew, price, dish }: OptionForm, dishes: DishNames): DraftOption {
  const { name, translations } = dishes.get(dish) ?? { name: '', translations: {} };
  return { key, isNew, name, price: parseDifference(price) ?? 0, translations, dish };
}

/** Whether nothing is typed in a row of a form, which then counts for nothing. */
export function isEmptyOption(
  { isNew, name, price, translations, dish }: OptionForm,
  of: GroupForm['of'],
): boolean {
  if (!isNew || price.trim() !== '') return false;
  if (of === 'dishes') return dish === '';
  return name.trim() === '' && Object.keys(trimTexts(translations)).length === 0;
}

/** The group that a valid form says. @param dishes the names of all dishes, by key */
export function toGroup(form: GroupForm, before: DraftGroup | undefined, dishes: DishNames): DraftGroup {
  const options = form.options.filter((option) => !isEmptyOption(option, form.of));
  return {
    key: before?.key ?? newKey(),
    isNew: before?.isNew ?? true,
    name: form.name.trim(),
    translations: trimTexts(form.translations),
    ...ruleOfForm(form),
    options: options.map((option) => (form.of === 'dishes' ? toDish(option, dishes) : toOption(option))),
  };
}

/** What is wrong with a number of a rule. */
export type CountProblem = 'count' | 'count_from_one' | 'more_than_max' | 'more_than_options';

/** What is wrong with the fewest that must be chosen. */
export function minProblem(form: GroupForm): CountProblem | undefined {
  const min = parseCount(form.min);
  const max = parseCount(form.max);
  if (min === undefined) return 'count';
  if (max !== undefined && min > max) return 'more_than_max';
  const count = form.options.filter((option) => !isEmptyOption(option, form.of)).length;
  return !form.isRepeatable && min > count ? 'more_than_options' : undefined;
}

/** What is wrong with the most that may be chosen. */
export function maxProblem(form: GroupForm): CountProblem | undefined {
  const max = parseCount(form.max);
  return max === undefined || max < 1 ? 'count_from_one' : undefined;
}

/** What is wrong with how many are free. */
export function freeProblem(form: GroupForm): CountProblem | undefined {
  const free = parseCount(form.free);
  if (free === undefined) return 'count';
  return free > ruleOfForm(form).max ? 'more_than_max' : undefined;
}
