import type { Order, OrderLine } from '../contract/index.ts';
import { ownTextsOf, type OwnText } from '../text/own-text.ts';
import { counted } from './order-options.ts';

type OrderedDishes = Pick<Order, 'items' | 'restaurant'>;

/** A line of an order as its customer saw it. */
export interface CustomerLine extends Pick<OrderLine, 'id' | 'note'> {
  /** "2 ×" */
  readonly quantity: string;
  readonly name: OwnText;
  readonly options: readonly (OwnText & { readonly id: string })[];
  /** In MRU. */
  readonly amount: number;
}

/**
 * The lines of an order as its customer saw them.
 *
 * @param page language of the page
 */
export function customerLines({ items, restaurant }: OrderedDishes, page: string): CustomerLine[] {
  const texts = ownTextsOf(page, restaurant.language);
  return items.map((line) => ({
    id: line.id,
    quantity: `${line.quantity}\u00A0×`,
    name: texts.line(line),
    options: (line.options ?? []).map((option) => {
      const { text, marks } = texts.line(option);
      return { id: option.id, text: counted(option.quantity, text), marks };
    }),
    note: line.note,
    amount: line.total,
  }));
}

/** The dishes of an order with their numbers, to be listed in one paragraph, none on another line than its number. */
export function dishesOf(order: OrderedDishes, page: string): string[] {
  return customerLines(order, page).map(({ quantity, name }) => `${quantity}\u00A0${name.text}`);
}
