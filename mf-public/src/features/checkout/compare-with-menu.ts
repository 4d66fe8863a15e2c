import type { MenuItem, Restaurant } from 'shared-api/contract';
import type { EarlierOrder } from 'shared-api/order-again';
import type { BasketLine } from '../../lib/device/basket.ts';

/** An earlier order's dishes beside today's menu. */
export interface MenuComparison {
  /** Lines that can be put into the basket. */
  readonly lines: readonly BasketLine[];
  /** Names of dishes that have left the menu. */
  readonly gone: readonly string[];
  /** Names of dishes that are sold out. */
  readonly soldOut: readonly string[];
  /** Dishes with another price; in MRU. */
  readonly changed: readonly { readonly name: string; readonly before: number; readonly now: number }[];
}

/** Compares an order's dishes with the menu. @param now milliseconds since the epoch */
export function compareWithMenu(
  order: Pick<EarlierOrder, 'items'>,
  restaurant: Pick<Restaurant, 'menu'>,
  now: number,
): MenuComparison {
  const menu = new Map(restaurant.menu.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const found = order.items.map((line) => ({ line, item: menu.get(line.itemId) }));
  const gone = found.filter(({ item }) => !item).map(({ line }) => line.name);
  const onMenu = found.flatMap(({ line, item }) => (item ? [{ line, item }] : []));
  const soldOut = onMenu.filter(({ item }) => isSoldOut(item, now));
  const ready = onMenu.filter(({ item }) => !isSoldOut(item, now));
  return {
    lines: ready.map(({ line }) => ({ id: line.itemId, quantity: line.quantity, note: line.note ?? '' })),
    gone,
    soldOut: soldOut.map(({ item }) => item.name),
    changed: ready
      .filter(({ line, item }) => line.price !== item.price)
      .map(({ line, item }) => ({ name: item.name, before: line.price, now: item.price })),
  };
}

function isSoldOut({ soldOutUntil }: MenuItem, now: number): boolean {
  return soldOutUntil !== null && Date.parse(soldOutUntil) > now;
}
