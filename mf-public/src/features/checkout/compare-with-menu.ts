import { choiceProblems, type MenuItem, type Restaurant, type Translations } from 'shared-api/contract';
import type { EarlierItem, EarlierOrder } from 'shared-api/order-again';
import { countOf } from 'shared-ui/option-group';
import type { BasketLine } from '../../lib/device/basket.ts';
import { withOptions } from '../../lib/device/basket-lines.ts';
import { offeredOf } from '../../lib/portion/choice.ts';
import { groupsOf, isDishSoldOut, priceOf } from '../../lib/portion/dish-groups.ts';
import { mostPortions, portionsLeft, type PortionsLeft } from '../../lib/portion/portions-left.ts';

/** A dish's name, with its translations. */
export interface DishName {
  readonly name: string;
  readonly translations?: Translations<'name'> | undefined;
}

/** An earlier order's dishes beside today's menu. */
export interface MenuComparison {
  /** Lines that can be put into the basket. */
  readonly lines: readonly BasketLine[];
  /** Names of dishes that have left the menu, as they were. */
  readonly gone: readonly string[];
  /** Names of dishes that are sold out. */
  readonly soldOut: readonly DishName[];
  /** Dishes without what can't be chosen of them now; options by their names as they were. */
  readonly without: readonly { readonly dish: DishName; readonly options: readonly string[] }[];
  /** Dishes of which something has to be chosen again in the basket. */
  readonly open: readonly DishName[];
  /** Dishes of which fewer are left than were ordered. */
  readonly fewer: readonly { readonly dish: DishName; readonly before: number; readonly now: number }[];
  /** Dishes with another price; in MRU. */
  readonly changed: readonly { readonly dish: DishName; readonly before: number; readonly now: number }[];
}

type MenuWithGroups = Pick<Restaurant, 'menu' | 'optionGroups' | 'schedule'>;

/** Compares an order's dishes with the menu. @param at when they are wanted; milliseconds since the epoch */
export function compareWithMenu(
  order: Pick<EarlierOrder, 'items'>,
  restaurant: MenuWithGroups,
  now: number,
  at = now,
): MenuComparison {
  const menu = new Map(restaurant.menu.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const found = order.items.map((line) => ({ line, item: menu.get(line.itemId) }));
  const onMenu = found.flatMap(({ line, item }) => (item ? [compareLine(line, item, restaurant, at)] : []));
  const ready = withinLeft(
    portionsLeft(restaurant, now, at),
    onMenu.filter(({ isSoldOut }) => !isSoldOut),
  );
  const had = ready.filter(({ basketLine }) => basketLine.quantity > 0);
  return {
    lines: had.map(({ basketLine }) => basketLine),
    gone: found.filter(({ item }) => !item).map(({ line }) => line.name),
    soldOut: onMenu.filter(({ isSoldOut }) => isSoldOut).map(({ dish }) => dish),
    fewer: ready
      .filter(({ wanted, basketLine }) => basketLine.quantity < wanted)
      .map(({ dish, wanted, basketLine }) => ({ dish, before: wanted, now: basketLine.quantity })),
    without: had
      .filter(({ missing }) => missing.length > 0)
      .map(({ dish, missing }) => ({ dish, options: missing })),
    open: had.filter(({ isOpen }) => isOpen).map(({ dish }) => dish),
    changed: had
      // What is cheaper without an option, or has no price yet, has not changed its price.
      .filter(({ before, now: price, missing, isOpen }) =>
        missing.length > 0 || isOpen ? price > before : price !== before,
      )
      .map(({ dish, before, now: price }) => ({ dish, before, now: price })),
  };
}

/** Lines with as many portions as are left after the lines before, and how many were wanted. */
function withinLeft<Line extends { readonly basketLine: BasketLine }>(
  left: PortionsLeft,
  lines: readonly Line[],
): (Line & { readonly wanted: number })[] {
  const before: BasketLine[] = [];
  return lines.map((line) => {
    const { quantity } = line.basketLine;
    const { most } = mostPortions(left, line.basketLine, before);
    const basketLine = { ...line.basketLine, quantity: Math.min(quantity, most) };
    before.push(basketLine);
    return { ...line, basketLine, wanted: quantity };
  });
}

function compareLine(line: EarlierItem, dish: MenuItem, restaurant: MenuWithGroups, at: number) {
  const { itemId, quantity, note, price, options = [] } = line;
  const groups = groupsOf(restaurant, dish, at);
  const chosen = offeredOf(groups, options);
  const basketLine: BasketLine = { id: itemId, quantity, note: note ?? '', ...withOptions(chosen) };
  return {
    dish,
    basketLine,
    isSoldOut: isDishSoldOut(dish, groups, at),
    missing: options
      .filter(({ id, quantity: before }) => countOf(chosen, id) < before)
      .map(({ name }) => name),
    isOpen: choiceProblems(groups, chosen).length > 0,
    before: price,
    now: priceOf(dish, groups, chosen),
  };
}
