import { MAX_ITEM_QUANTITY, type ChosenOption } from 'shared-api/contract';
import type { Basket, BasketLine } from './basket.ts';

/** Portions of a dish, all chosen alike. */
export type Portions = Omit<BasketLine, 'note' | 'name'>;

/** Tells lines apart: the dish's id, and what is chosen of it in any order. */
export function lineKey({ id, options = [] }: Pick<BasketLine, 'id' | 'options'>): string {
  return [id, ...options.map((option) => `${option.id}*${option.quantity}`).sort()].join(' ');
}

/** The part of a line that names what is chosen; without it for a dish as it comes. */
export function withOptions(options: readonly ChosenOption[]): Pick<BasketLine, 'options'> {
  return options.length > 0 ? { options } : {};
}

/** Selects or deselects a dish (requirements 2.4); one that is selected already keeps its quantity. */
export function selectLine(basket: Basket, key: string, isSelected: boolean): Basket {
  const rest = basket.lines.filter((line) => lineKey(line) !== key);
  if (!isSelected) return { ...basket, lines: rest };
  if (rest.length < basket.lines.length) return basket;
  return { ...basket, lines: [...rest, { id: key, quantity: 1, note: '' }] };
}

/** Sets the quantity of a line; 0 removes it. */
export function setQuantity(basket: Basket, key: string, quantity: number): Basket {
  const limited = Math.min(quantity, MAX_ITEM_QUANTITY);
  const lines = basket.lines.map((line) => (lineKey(line) === key ? { ...line, quantity: limited } : line));
  return { ...basket, lines: lines.filter((line) => line.quantity > 0) };
}

export function setLineNote(basket: Basket, key: string, note: string): Basket {
  return { ...basket, lines: basket.lines.map((line) => (lineKey(line) === key ? { ...line, note } : line)) };
}

/**
 * Keeps by which names the lines are shown; the same basket if it knows them.
 *
 * @param nameOf undefined for a dish that is not on the menu
 */
export function withNames(basket: Basket, nameOf: (id: string) => string | undefined): Basket {
  const lines = basket.lines.map((line) => {
    const name = nameOf(line.id);
    return name === undefined || name === line.name ? line : { ...line, name };
  });
  return lines.some((line, place) => line !== basket.lines[place]) ? { ...basket, lines } : basket;
}

/** Adds portions: to the line that is chosen alike, else as a new one. */
export function addPortions(basket: Basket, portions: Portions): Basket {
  const key = lineKey(portions);
  const same = basket.lines.find((line) => lineKey(line) === key);
  if (same) return setQuantity(basket, key, same.quantity + portions.quantity);
  return { ...basket, lines: [...basket.lines, { ...portions, note: '' }] };
}

/** Replaces a line by another choice of its dish, in its place; one that is chosen alike takes its portions. */
export function changePortions(basket: Basket, key: string, portions: Portions): Basket {
  const before = basket.lines.find((line) => lineKey(line) === key);
  const isMerged = basket.lines.some((line) => lineKey(line) === lineKey(portions) && line !== before);
  if (!before || isMerged) return addPortions(setQuantity(basket, key, 0), portions);
  const changed = { ...portions, note: before.note };
  return { ...basket, lines: basket.lines.map((line) => (line === before ? changed : line)) };
}
