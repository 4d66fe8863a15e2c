import { choiceProblems, type ChosenOption, type MenuOption } from 'shared-api/contract';
import type { DishGroup } from '../../lib/portion/dish-groups.ts';

/** Why a line can't be had with its options; `of` are the options or groups that it is about. */
export interface LineProblem {
  readonly kind: 'sold_out' | 'not_offered' | 'too_few' | 'excess' | 'left' | 'refused';
  readonly of: readonly Pick<MenuOption, 'name' | 'translations'>[];
  /** How many are left of it today, where the line has more. */
  readonly left?: number;
}

/** Of several the first one that matters to a reader: what is gone before what is missing for that reason. */
const KINDS = ['not_offered', 'sold_out', 'excess', 'too_few'] as const;

/** What the menu has against a choice; undefined if it can be ordered. */
export function problemOf(
  groups: readonly DishGroup[],
  chosen: readonly ChosenOption[],
): LineProblem | undefined {
  const options = groups.flatMap((group) => group.options);
  const found = choiceProblems(groups, chosen).map((problem) => {
    if ('groupId' in problem) {
      const kind = problem.kind === 'too_many' ? ('excess' as const) : problem.kind;
      return { kind, of: groups.find(({ id }) => id === problem.groupId) };
    }
    const kind = problem.kind === 'repeated' ? ('excess' as const) : problem.kind;
    return { kind, of: options.find(({ id }) => id === chosen[problem.index]?.id) };
  });
  const kind = KINDS.find((one) => found.some((problem) => problem.kind === one));
  return kind && { kind, of: found.flatMap((problem) => (problem.kind === kind ? (problem.of ?? []) : [])) };
}

/** Problems by the key of their line. */
export type LineProblems = ReadonlyMap<string, LineProblem>;

export const NO_PROBLEMS: LineProblems = new Map();

/** What a line was sent with. */
interface SentLine {
  readonly key: string;
  readonly options: readonly ChosenOption[];
  readonly groups: readonly DishGroup[];
}

/** What the service has against the options of sent lines. @param errors what is wrong at `items.2.options.0.id` */
export function refusalsOf(
  errors: Readonly<Record<string, string>>,
  lines: readonly SentLine[],
): LineProblems {
  const refusals = new Map<string, LineProblem>();
  for (const [path, message] of Object.entries(errors)) {
    const [, place, option] = /^items\.(\d+)\.options(?:\.(\d+))?/.exec(path) ?? [];
    const line = place === undefined ? undefined : lines[Number(place)];
    // How many are left stands in the menu, which is read again.
    if (line && message !== 'portions_left' && !refusals.has(line.key))
      refusals.set(line.key, refusalOf(line, option, message));
  }
  return refusals;
}

/**
 * The keys of the lines whose dish the service no longer sells, and why.
 *
 * @param errors what is wrong at `items.2.id`
 */
export function lostLinesOf(
  errors: Readonly<Record<string, string>>,
  lines: readonly SentLine[],
): ReadonlyMap<string, 'gone' | 'sold_out'> {
  return new Map(
    Object.entries(errors).flatMap(([path, message]) => {
      const [, place] = /^items\.(\d+)\.id$/.exec(path) ?? [];
      const line = place === undefined ? undefined : lines[Number(place)];
      return line ? [[line.key, message === 'sold_out' ? ('sold_out' as const) : ('gone' as const)]] : [];
    }),
  );
}

function refusalOf({ options, groups }: SentLine, place: string | undefined, message: string): LineProblem {
  const id = place === undefined ? undefined : options[Number(place)]?.id;
  const option = groups.flatMap((group) => group.options).find((one) => one.id === id);
  if (message === 'sold_out' && option) return { kind: 'sold_out', of: [option] };
  return { kind: message === 'not_offered' ? 'not_offered' : 'refused', of: [] };
}
