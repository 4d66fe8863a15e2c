import type { OrderLine, OrderOption } from '../contract/index.ts';

/** What was chosen of one group, for all portions of a line. */
export interface KitchenOptions {
  /** The original name of the group. */
  readonly group: string;
  /** Original names, with how many the kitchen needs. */
  readonly options: readonly string[];
}

/** A name with its number, which is left out of one. */
export function counted(quantity: number, name: string): string {
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

/** The options of a line by group, multiplied by its portions: what the kitchen has to take in hand. */
export function kitchenOptionsOf({
  options = [],
  quantity,
}: Pick<OrderLine, 'options' | 'quantity'>): KitchenOptions[] {
  const names = [...new Set(options.map(({ group }) => group))];
  const textOf = (option: OrderOption) => counted(option.quantity * quantity, option.name);
  return names.map((group) => ({
    group,
    options: options.filter((option) => option.group === group).map(textOf),
  }));
}
