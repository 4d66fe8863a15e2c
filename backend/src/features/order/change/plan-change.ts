import { discountOf, toMinor } from 'shared-api/contract';
import { invalidField } from '../../../infra/http/service-error.ts';
import type { OrderedItem } from '../order-facts.ts';
import type { LineJson } from '../line-row.ts';
import type { OrderRow } from '../order-row.ts';
import { shownName, type NameLanguages } from '../shown-name.ts';
import { MAX_TOTAL_MINOR, totalsOf } from '../totals.ts';
import type { ChangedLine } from './change-row.ts';

/** What is wanted of a line; price of one portion in MRU, `replacement` the id of a dish. */
export interface WantedLine {
  readonly line: string;
  readonly quantity: number;
  readonly price?: number | undefined;
  readonly replacement?: string | undefined;
}

/** What the menu says of the dishes that come in place of others, by their ids. */
export type Replacements = ReadonlyMap<string, OrderedItem>;

/**
 * What a wanted change makes of the lines that it names, with all prices of the order and the menu.
 *
 * @param lines of the order
 * @throws ServiceError `validation_failed`: a line that the order does not have or that is named twice, one that stays
 *   as it is, a dearer price, a dish that is not on the menu or for which something has to be chosen
 */
export function planLines(
  lines: readonly LineJson[],
  wanted: readonly WantedLine[],
  dishes: Replacements,
  language: NameLanguages['original'],
): ChangedLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const shown = lines.find((line) => line.shown)?.shown?.language;
  return wanted.map((one, index) => {
    const path = `lines.${index}`;
    const before = byId.get(one.line);
    if (!before) throw invalidField(`${path}.line`, 'is not a line of the order, or was named before');
    byId.delete(one.line);
    if (one.quantity === 0) return { before, after: null };
    const { replacement } = one;
    const after =
      replacement === undefined
        ? { ...before, quantity: one.quantity }
        : replaced(before, one.quantity, dishOf(dishes, replacement, path), {
            original: language,
            wanted: shown,
          });
    const price = one.price === undefined ? after.price : toMinor(one.price);
    if (price > after.price) throw invalidField(`${path}.price`, 'is more than it costs');
    const isSame = replacement === undefined && price === before.price && one.quantity === before.quantity;
    if (isSame) throw invalidField(path, 'changes nothing');
    return { before, after: { ...after, price } };
  });
}

function dishOf(dishes: Replacements, id: string, path: string): OrderedItem {
  const dish = dishes.get(id);
  if (!dish) throw invalidField(`${path}.replacement`, 'is not on the menu');
  if (dish.groups.some(({ min }) => min > 0)) {
    throw invalidField(`${path}.replacement`, 'needs a choice of options');
  }
  return dish;
}

/** The same line with another dish, for which nothing is chosen. */
function replaced({ id }: LineJson, quantity: number, dish: OrderedItem, languages: NameLanguages): LineJson {
  const { id: itemId, name, price } = dish;
  const shown = shownName(dish, languages);
  return { id, item_id: itemId, name, ...(shown && { shown }), quantity, price, note: null };
}

/**
 * The lines of an order after a change.
 *
 * @throws ServiceError `validation_failed` if nothing is left, or too much
 */
export function linesAfter(lines: readonly LineJson[], changed: readonly ChangedLine[]): LineJson[] {
  const changes = new Map(changed.map((change) => [change.before.id, change]));
  const after = lines.flatMap((line) => {
    const change = changes.get(line.id);
    return change ? (change.after ?? []) : line;
  });
  if (after.length === 0) throw invalidField('lines', 'would leave nothing of the order');
  if (totalsOf(after, 0).subtotal > MAX_TOTAL_MINOR)
    throw invalidField('lines', 'come to more than one order can');
  return after;
}

/** What an order comes to with other lines, in minor units. */
export interface PriceAfter {
  readonly subtotal: number;
  readonly discount: number;
  /** By how much the total changes. */
  readonly difference: number;
}

/** What an order comes to with other lines. Its promotion goes on to count, whatever is left of its minimum. */
export function priceAfter(
  {
    promotion,
    delivery_fee: deliveryFee,
    total: before,
  }: Pick<OrderRow, 'promotion' | 'delivery_fee' | 'total'>,
  lines: readonly LineJson[],
): PriceAfter {
  const { subtotal, total } = totalsOf(lines, deliveryFee);
  const discount = promotion ? discountOf(promotion, { subtotal, deliveryFee }) : 0;
  return { subtotal, discount, difference: total - discount - before };
}
