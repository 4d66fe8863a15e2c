import { MAX_ITEM_QUANTITY, type ChosenOption, type Restaurant } from 'shared-api/contract';

type Menu = Pick<Restaurant, 'menu' | 'optionGroups'>;

/** Portions of a dish, all chosen alike. */
interface Portions {
  readonly id: string;
  readonly quantity: number;
  readonly options?: readonly ChosenOption[];
}

/** Whatever a restaurant counts today: how many are left, by the id of the dish or option. */
export type PortionsLeft = ReadonlyMap<string, number>;

export function portionsLeft({ menu, optionGroups = [] }: Menu): PortionsLeft {
  const counted = [...menu.flatMap(({ items }) => items), ...optionGroups.flatMap(({ options }) => options)];
  return new Map(counted.flatMap(({ id, portionsLeft: left }) => (left === undefined ? [] : [[id, left]])));
}

/** What lines take of a dish or an option. */
function takenOf(id: string, lines: readonly Portions[]): number {
  return lines.reduce((sum, line) => {
    const perPortion = (line.options ?? []).reduce((all, one) => all + (one.id === id ? one.quantity : 0), 0);
    return sum + line.quantity * (line.id === id ? 1 : perPortion);
  }, 0);
}

/** What is left of a dish or an option beside what other lines take; `Infinity` where nothing is counted. */
export function leftBeside(left: PortionsLeft, id: string, others: readonly Portions[]): number {
  return Math.max(0, (left.get(id) ?? Infinity) - takenOf(id, others));
}

/** How many portions there can be beside other lines, and the id of the dish or option that there are no more of. */
export function mostPortions(
  left: PortionsLeft,
  { id, options = [] }: Omit<Portions, 'quantity'>,
  others: readonly Portions[],
): { readonly most: number; readonly of?: string } {
  return [{ id, quantity: 1 }, ...options].reduce<{ most: number; of?: string }>(
    (least, one) => {
      const most = Math.floor(leftBeside(left, one.id, others) / one.quantity);
      return most < least.most ? { most, of: one.id } : least;
    },
    { most: MAX_ITEM_QUANTITY },
  );
}
