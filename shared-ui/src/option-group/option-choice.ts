import type { MarkedText } from '../text/marked-text.ts';

/** An option that is chosen, and how often for one portion. */
export interface OptionCount {
  readonly id: string;
  readonly quantity: number;
}

/** An option on screen; `price` is what it adds, in minor units. */
export interface ShownOption {
  readonly id: string;
  readonly label: MarkedText;
  /** What it is, below its name. */
  readonly description?: MarkedText | undefined;
  readonly price: number;
  readonly isSoldOut: boolean;
  /** How often a portion can have it, where that is bounded beside the group's rule. */
  readonly most?: number | undefined;
  /** How many are left of it, in words, where few are. */
  readonly left?: string | undefined;
}

/** What decides a choice of a group. */
export interface GroupOfOptions {
  readonly min: number;
  readonly max: number;
  readonly isRepeatable: boolean;
  readonly options: readonly { readonly id: string }[];
}

/** A group on screen. */
export interface ShownGroup extends GroupOfOptions {
  readonly id: string;
  readonly label: MarkedText;
  /** How many cost nothing. */
  readonly free: number;
  readonly options: readonly ShownOption[];
}

/** How one chooses of a group: one of several, each once, or each with a number. */
export type GroupKind = 'one' | 'several' | 'numbers';

export function kindOf({ min, max, isRepeatable }: GroupOfOptions): GroupKind {
  if (max === 1) return min === 1 ? 'one' : 'several';
  return isRepeatable ? 'numbers' : 'several';
}

/** How many can be chosen of a group. */
export function mostOf({ max, isRepeatable, options }: GroupOfOptions): number {
  return isRepeatable ? max : Math.min(max, options.length);
}

/** How often an option is chosen. */
export function countOf(chosen: readonly OptionCount[], id: string): number {
  return chosen.find((one) => one.id === id)?.quantity ?? 0;
}

/** How many are chosen of a group. */
export function countIn({ options }: GroupOfOptions, chosen: readonly OptionCount[]): number {
  return options.reduce((sum, { id }) => sum + countOf(chosen, id), 0);
}

/** The same with an option chosen so often. Where only one can be chosen, it takes the other's place. */
export function withCount(
  group: GroupOfOptions,
  chosen: readonly OptionCount[],
  id: string,
  quantity: number,
): readonly OptionCount[] {
  const isReplaced = (other: string) =>
    other === id || (group.max === 1 && group.options.some((option) => option.id === other));
  const others = chosen.filter((one) => !isReplaced(one.id));
  return quantity > 0 ? [...others, { id, quantity }] : others;
}
