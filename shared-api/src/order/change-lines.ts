import {
  discountOf,
  toAmount,
  toMinor,
  type ChangeOutcome,
  type Order,
  type OrderChange,
  type OrderLine,
} from '../contract/index.ts';
import { ownTextsOf, type OwnText } from '../text/own-text.ts';

/** A line of an order before or after a change. */
export interface LineState {
  /** "2 ×" */
  readonly quantity: string;
  readonly name: OwnText;
  /** In MRU. */
  readonly amount: number;
}

/** A line that a change touches; null after: it is taken out. */
export interface ChangeLine {
  readonly id: string;
  readonly before: LineState;
  readonly after: LineState | null;
}

/**
 * The lines that a change of an order touches.
 *
 * @param page language of the page
 * @param reader the customer reads the names that were on their menu, the kitchen its own
 */
export function changeLines(
  { lines }: Pick<OrderChange, 'lines'>,
  { restaurant }: Pick<Order, 'restaurant'>,
  page: string,
  reader: 'customer' | 'kitchen',
): ChangeLine[] {
  const texts = ownTextsOf(page, restaurant.language);
  const stateOf = (line: OrderLine): LineState => ({
    quantity: `${line.quantity}\u00A0×`,
    name: texts.line(reader === 'customer' ? line : { name: line.name }),
    amount: line.total,
  });
  return lines.map(({ before, after }) => ({
    id: before.id,
    before: stateOf(before),
    after: after && stateOf(after),
  }));
}

/** A change that has ended. */
export interface EndedChange extends Pick<OrderChange, 'id' | 'at' | 'by' | 'note'> {
  readonly outcome: ChangeOutcome;
  readonly lines: readonly ChangeLine[];
}

/** The changes of an order that have ended, oldest first; parameters as of {@link changeLines}. */
export function pastChanges(
  order: Pick<Order, 'changes' | 'restaurant'>,
  page: string,
  reader: 'customer' | 'kitchen',
): EndedChange[] {
  return (order.changes ?? []).flatMap((change) => {
    const { id, at, by, note, outcome } = change;
    return outcome === null
      ? []
      : { id, at, by, note, outcome, lines: changeLines(change, order, page, reader) };
  });
}

/**
 * What an order costs once a change is accepted, in MRU. Its promotion goes on to count, whatever is left of it.
 *
 * @param without ids of lines that go out instead of being changed
 */
export function totalAfter(
  { totalAmount, items, promotion }: Pick<Order, 'totalAmount' | 'items' | 'promotion'>,
  { lines }: Pick<OrderChange, 'lines'>,
  without: readonly string[] = [],
): number {
  const before = items.reduce((sum, { total }) => sum + toMinor(total), 0);
  const difference = lines.reduce((sum, { before: line, after }) => {
    const left = after && !without.includes(line.id) ? after.total : 0;
    return sum + toMinor(left) - toMinor(line.total);
  }, 0);
  const discount = toMinor(promotion?.discount ?? 0);
  const discountAfter =
    !promotion || promotion.kind === 'free_delivery'
      ? discount
      : discountOf(promotion, { subtotal: before + difference, deliveryFee: 0 });
  return toAmount(toMinor(totalAmount) + difference + discount - discountAfter);
}
