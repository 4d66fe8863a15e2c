import { MAX_ITEM_QUANTITY, nextBusinessDay, type ChosenOption, type Restaurant } from 'shared-api/contract';

type Menu = Pick<Restaurant, 'menu' | 'optionGroups' | 'schedule'>;

/** Portions of a dish, all chosen alike. */
interface Portions {
  readonly id: string;
  readonly quantity: number;
  readonly options?: readonly ChosenOption[];
}

/** Whatever a restaurant counts today. */
export interface PortionsLeft {
  /** How many are left, by the id of the dish or option. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The dish as which an option of a course is counted, by the option's id. */
  readonly dishes: ReadonlyMap<string, string>;
}

/**
 * What is counted of a menu.
 *
 * @param at when the portions are wanted: numbers are for today
 */
export function portionsLeft(
  { schedule, menu, optionGroups = [] }: Menu,
  now: number,
  at = now,
): PortionsLeft {
  // A service of before does not say until when a number counts.
  const nextDay = nextBusinessDay(schedule, now);
  const options = optionGroups.flatMap((group) => group.options);
  const counted = [...menu.flatMap(({ items }) => items), ...options];
  return {
    numbers: new Map(
      counted.flatMap(({ id, portionsLeft: left, portionsUntil: until = nextDay }) =>
        left !== undefined && at < Date.parse(until) ? [[id, left]] : [],
      ),
    ),
    dishes: new Map(options.flatMap(({ id, dish }) => (dish === undefined ? [] : [[id, dish]]))),
  };
}

/** How many of each dish and option lines take. */
function takenBy(lines: readonly Portions[], { dishes }: PortionsLeft): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  const take = (id: string, portions: number) => {
    const counted = dishes.get(id) ?? id;
    taken.set(counted, (taken.get(counted) ?? 0) + portions);
  };
  for (const { id, quantity, options = [] } of lines) {
    take(id, quantity);
    for (const option of options) take(option.id, quantity * option.quantity);
  }
  return taken;
}

/** What is left of a dish or an option beside what other lines take; `Infinity` where nothing is counted. */
export function leftBeside(left: PortionsLeft, id: string, others: readonly Portions[]): number {
  const counted = left.dishes.get(id) ?? id;
  const taken = takenBy(others, left).get(counted) ?? 0;
  return Math.max(0, (left.numbers.get(counted) ?? Infinity) - taken);
}

/** How many portions there can be beside other lines, and the id of the dish or option that there are no more of. */
export function mostPortions(
  left: PortionsLeft,
  { id, options = [] }: Omit<Portions, 'quantity'>,
  others: readonly Portions[],
): { readonly most: number; readonly of?: string } {
  const ofOne = takenBy([{ id, options, quantity: 1 }], left);
  return [id, ...options.map((option) => option.id)].reduce<{ most: number; of?: string }>(
    (least, one) => {
      const perPortion = ofOne.get(left.dishes.get(one) ?? one) ?? 1;
      const most = Math.floor(leftBeside(left, one, others) / perPortion);
      return most < least.most ? { most, of: one } : least;
    },
    { most: MAX_ITEM_QUANTITY },
  );
}
