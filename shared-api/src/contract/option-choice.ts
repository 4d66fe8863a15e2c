/** An option that is chosen, and how often for one portion. */
export interface ChosenOption {
  readonly id: string;
  readonly quantity: number;
}

/** An option of a group; `price` is what it adds to the dish's, in minor units. */
export interface ChoosableOption {
  readonly id: string;
  readonly price: number;
  readonly isSoldOut: boolean;
}

/** A group of options of a dish, with what decides a choice and its price. */
export interface ChoosableGroup {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly free: number;
  readonly isRepeatable: boolean;
  readonly options: readonly ChoosableOption[];
}

/** What is wrong with a choice: at one of the chosen options, by its place, or at a group. */
export type ChoiceProblem =
  | { readonly kind: 'not_offered' | 'sold_out' | 'repeated'; readonly index: number }
  | { readonly kind: 'too_few' | 'too_many'; readonly groupId: string };

function countsOf(chosen: readonly ChosenOption[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id, quantity } of chosen) counts.set(id, (counts.get(id) ?? 0) + quantity);
  return counts;
}

function countIn({ options }: ChoosableGroup, counts: ReadonlyMap<string, number>): number {
  return options.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);
}

/** What is wrong with what was chosen of a dish with these groups; nothing if it can be ordered. */
export function choiceProblems(
  groups: readonly ChoosableGroup[],
  chosen: readonly ChosenOption[],
): ChoiceProblem[] {
  const counts = countsOf(chosen);
  const offered = new Map(
    groups.flatMap((group) => group.options.map((option) => [option.id, { group, option }])),
  );
  const ofOptions = chosen.flatMap(({ id }, index): ChoiceProblem[] => {
    const found = offered.get(id);
    if (!found) return [{ kind: 'not_offered', index }];
    if (found.option.isSoldOut) return [{ kind: 'sold_out', index }];
    return !found.group.isRepeatable && (counts.get(id) ?? 0) > 1 ? [{ kind: 'repeated', index }] : [];
  });
  const ofGroups = groups.flatMap((group): ChoiceProblem[] => {
    const count = countIn(group, counts);
    if (count < group.min) return [{ kind: 'too_few', groupId: group.id }];
    return count > group.max ? [{ kind: 'too_many', groupId: group.id }] : [];
  });
  return [...ofOptions, ...ofGroups];
}

/** Whether enough of a group is left for a portion. */
export function canBeMet({ min, isRepeatable, options }: ChoosableGroup): boolean {
  const left = options.filter(({ isSoldOut }) => !isSoldOut).length;
  return isRepeatable ? min === 0 || left > 0 : left >= min;
}

/**
 * The price of one portion in minor units: the dish's and the differences of what is chosen, without the `free` dearest
 * of each group; never below zero. Whole numbers only, so nothing is rounded.
 */
export function portionPrice(
  dishPrice: number,
  groups: readonly ChoosableGroup[],
  chosen: readonly ChosenOption[],
): number {
  const counts = countsOf(chosen);
  const extra = groups.reduce((sum, group) => sum + priceOfGroup(group, counts), 0);
  return Math.max(0, dishPrice + extra);
}

function priceOfGroup({ options, free }: ChoosableGroup, counts: ReadonlyMap<string, number>): number {
  let freeLeft = free;
  return options
    .toSorted((a, b) => b.price - a.price)
    .reduce((sum, { id, price }) => {
      const count = counts.get(id) ?? 0;
      const unpaid = price > 0 ? Math.min(freeLeft, count) : 0;
      freeLeft -= unpaid;
      return sum + price * (count - unpaid);
    }, 0);
}
