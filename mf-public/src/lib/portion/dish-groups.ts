import {
  canBeMet,
  portionPrice,
  toAmount,
  toMinor,
  type ChoosableGroup,
  type ChoosableOption,
  type ChosenOption,
  type MenuItem,
  type MenuOption,
  type OptionGroup,
  type Restaurant,
} from 'shared-api/contract';
import type { OwnTexts } from 'shared-api/own-text';
import type { ShownGroup } from 'shared-ui/option-group';
import { isSoldOut } from '../restaurant/sold-out.ts';

/** An option with its name; the price is in minor units. */
export interface DishOption
  extends ChoosableOption, Pick<MenuOption, 'name' | 'translations' | 'portionsLeft' | 'soldOutUntil'> {
  /** The dish that it stands for. */
  readonly dish: MenuItem | undefined;
}

/** A group with its name. */
export interface DishGroup extends ChoosableGroup, Pick<OptionGroup, 'name' | 'translations'> {
  readonly options: readonly DishOption[];
}

type MenuWithGroups = Pick<Restaurant, 'menu' | 'optionGroups'>;

/** The groups of a dish as they are at an instant: required ones first, else in the menu's order. */
export function groupsOf(
  { menu, optionGroups = [] }: MenuWithGroups,
  { optionGroups: ids = [] }: MenuItem,
  now: number,
): readonly DishGroup[] {
  const groups = ids.flatMap((id) => optionGroups.find((group) => group.id === id) ?? []);
  const isRequired = ({ min }: OptionGroup) => min > 0;
  const dishOf = ({ dish: id }: MenuOption) =>
    id === undefined ? undefined : menu.flatMap(({ items }) => items).find((item) => item.id === id);
  return [...groups.filter(isRequired), ...groups.filter((group) => !isRequired(group))].map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      price: toMinor(option.price),
      isSoldOut: isSoldOut(option, now),
      dish: dishOf(option),
    })),
  }));
}

/** The group with its names as a reader sees them. */
export function shownGroup(group: DishGroup, texts: OwnTexts): ShownGroup {
  return {
    ...group,
    label: texts.name(group),
    options: group.options.map(({ dish, ...option }) => ({
      ...option,
      label: texts.name(option),
      description: dish && dish.description !== '' ? texts.description(dish) : undefined,
    })),
  };
}

/** The groups of a set menu: what one chooses of them are dishes. */
export function coursesOf(groups: readonly DishGroup[]): readonly DishGroup[] {
  return groups.filter(({ options }) => options.some(({ dish }) => dish !== undefined));
}

/** Whether a dish can't be had: it is sold out, or what one has to choose of it is. */
export function isDishSoldOut(item: MenuItem, groups: readonly ChoosableGroup[], now: number): boolean {
  return isSoldOut(item, now) || !groups.every(canBeMet);
}

/** What one portion costs, in MRU. */
export function priceOf(
  { price }: MenuItem,
  groups: readonly ChoosableGroup[],
  chosen: readonly ChosenOption[],
): number {
  return toAmount(portionPrice(toMinor(price), groups, chosen));
}

/** What the cheapest portion costs, in MRU, with nothing but what one has to choose. */
export function lowestPriceOf(item: MenuItem, groups: readonly ChoosableGroup[]): number {
  const cheapest = groups.flatMap(({ min, isRepeatable, options }): ChosenOption[] => {
    const left = options.filter((option) => !option.isSoldOut).sort((a, b) => a.price - b.price);
    if (!isRepeatable) return left.slice(0, min).map(({ id }) => ({ id, quantity: 1 }));
    return min > 0 ? left.slice(0, 1).map(({ id }) => ({ id, quantity: min })) : [];
  });
  return priceOf(item, groups, cheapest);
}

/** Whether what one has to choose decides the price. */
export function hasPricesToChoose(groups: readonly ChoosableGroup[]): boolean {
  return groups.some(
    ({ min, options }) => min > 0 && options.some(({ price }) => price !== options[0]?.price),
  );
}
