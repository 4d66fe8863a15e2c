import { toAmount, type OrderLine } from 'shared-api/contract';
import type { LineJson } from './line-row.ts';

/** A line as a reply has it. */
export function presentLine(line: LineJson): OrderLine {
  return {
    id: line.id,
    itemId: line.item_id,
    name: line.name,
    ...(line.shown && { shown: line.shown }),
    quantity: line.quantity,
    price: toAmount(line.price),
    total: toAmount(line.price * line.quantity),
    note: line.note,
    ...(line.options && {
      options: line.options.map(({ dish: _dish, price, ...option }) => ({
        ...option,
        price: toAmount(price),
      })),
    }),
  };
}
