import { choiceProblems, portionPrice, type ChoosableGroup, type ChosenOption } from 'shared-api/contract';
import { countedId, type GroupJson, type OptionJson } from '../restaurant/option-row.ts';
import type { OptionOfLine } from './line-row.ts';
import type { PortionCounter } from './portion-counter.ts';
import { shownName, type NameLanguages } from './shown-name.ts';

/** What is wrong with the options of a line; `path` below the line. */
export interface OptionProblem {
  readonly path: string;
  readonly message: 'not_offered' | 'sold_out' | 'portions_left' | 'repeated' | 'too_few' | 'too_many';
  /** Of the option or the group; null for an option that is not offered. */
  readonly name: string | null;
  /** How many of the option are left for today, where those are too few. */
  readonly left?: number;
}

/** Portions of a dish with what was chosen of it, or why it can't be had like that. */
export type OptionChoice =
  | { readonly price: number; readonly options: readonly OptionOfLine[] }
  | { readonly problems: readonly OptionProblem[] };

interface OrderedDish {
  /** In minor units. */
  readonly price: number;
  readonly groups: readonly GroupJson[];
}

/** How a line is ordered. */
interface OrderedLine {
  readonly chosen: readonly ChosenOption[];
  /** Of portions. */
  readonly quantity: number;
  readonly languages: NameLanguages;
}

/** Checks what was chosen of a dish, takes it of the numbers for today and prices one portion, in minor units. */
export function chooseOptions(
  { price, groups }: OrderedDish,
  { chosen, quantity: portions, languages }: OrderedLine,
  counter: PortionCounter,
  now: number,
): OptionChoice {
  const choosable = groups.map((group) => choosableGroup(group, counter, now));
  const problems = choiceProblems(choosable, chosen);
  const offered = new Map(
    groups.flatMap((group) => group.options.map((option) => [option.id, { group, option }])),
  );
  if (problems.length > 0) {
    return {
      problems: problems.map((problem) => {
        const { kind: message } = problem;
        if ('groupId' in problem) {
          const name = groups.find(({ id }) => id === problem.groupId)?.name ?? null;
          return { path: 'options', message, name };
        }
        const name = offered.get(chosen[problem.index]?.id ?? '')?.option.name ?? null;
        return { path: `options.${problem.index}.id`, message, name };
      }),
    };
  }
  const counts = Map.groupBy(chosen, ({ id }) => id);
  const options = [...offered.values()].flatMap(({ group, option }) => {
    const quantity = (counts.get(option.id) ?? []).reduce((sum, each) => sum + each.quantity, 0);
    return quantity === 0 ? [] : [optionOfLine(group, option, quantity, languages)];
  });
  const lacking = options.flatMap(({ id, dish = null, name, quantity }): OptionProblem[] => {
    const left = counter.take(countedId({ id, dish }), quantity * portions);
    const index = chosen.findIndex((one) => one.id === id);
    return left === undefined
      ? []
      : [{ path: `options.${index}.quantity`, message: 'portions_left', name, left }];
  });
  if (lacking.length > 0) return { problems: lacking };
  return { price: portionPrice(price, choosable, chosen), options };
}

function choosableGroup(
  { is_repeatable: isRepeatable, ...group }: GroupJson,
  counter: PortionCounter,
  now: number,
): ChoosableGroup {
  const options = group.options.map(({ id, dish, price, sold_out_until: until }) => ({
    ...{ id, price },
    isSoldOut: (until !== null && Date.parse(until) > now) || counter.isSoldOut(countedId({ id, dish })),
  }));
  return { ...group, isRepeatable, options };
}

function optionOfLine(
  group: GroupJson,
  option: OptionJson,
  quantity: number,
  languages: NameLanguages,
): OptionOfLine {
  const { id, dish, name, price } = option;
  const shown = shownName(option, languages);
  return { id, ...(dish !== null && { dish }), group: group.name, name, shown, quantity, price };
}
