import { createStoredValue, isRecord } from 'shared-api';
import { ORDER_TYPES, type ChosenOption, type CreateOrder, type OrderType } from 'shared-api/contract';
import { createDeviceStore, type DeviceStore } from './device-store.ts';

/**
 * A dish and what is chosen of it. Names and prices are read from the menu, so that an old basket never shows an old
 * price. `lineKey` tells lines apart.
 */
export interface BasketLine {
  /** Of the dish. */
  readonly id: string;
  readonly quantity: number;
  readonly note: string;
  /** Each option once, with how often a portion has it; absent if nothing is chosen. */
  readonly options?: readonly ChosenOption[];
  /** As it was last shown: names a dish that has left the menu. */
  readonly name?: string;
}

/** An order that was sent without a reply yet: sent again under the same key it can't be stored twice. */
export interface Attempt {
  readonly key: string;
  /** Every body sent under the key; at most one of them is stored. */
  readonly bodies: readonly CreateOrder[];
  /** When it was first sent, in milliseconds since the epoch. */
  readonly sentAt: number;
}

/** The selection in one restaurant. */
export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly orderType: OrderType | null;
  readonly note: string;
  readonly attempt: Attempt | null;
}

/** Baskets by restaurant id. */
export type Baskets = Readonly<Record<string, Basket>>;

export const EMPTY_BASKET: Basket = { lines: [], orderType: null, note: '', attempt: null };

export function createBasketStore(): DeviceStore<Baskets> {
  const stored = createStoredValue<Baskets>({
    key: 'maida.baskets',
    version: 1,
    fallback: {},
    parse: parseBaskets,
  });
  return createDeviceStore(stored, {});
}

/** Replaces the basket of one restaurant; an empty one is removed. */
export function withBasket(baskets: Baskets, restaurantId: string, basket: Basket): Baskets {
  const others = Object.entries(baskets).filter(([id]) => id !== restaurantId);
  const isEmpty = basket.lines.length === 0 && basket.orderType === null && !basket.note && !basket.attempt;
  return Object.fromEntries(isEmpty ? others : [...others, [restaurantId, basket]]);
}

function parseBaskets(stored: unknown): Baskets | undefined {
  if (!isRecord(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, basket]) => (isRecord(basket) ? [[id, parseBasket(basket)]] : [])),
  );
}

function parseBasket(stored: Record<string, unknown>): Basket {
  const lines = Array.isArray(stored['lines']) ? stored['lines'].filter(isLine) : [];
  const { note, attempt } = stored;
  return {
    lines,
    orderType: ORDER_TYPES.find((type) => type === stored['orderType']) ?? null,
    note: typeof note === 'string' ? note : '',
    attempt: isAttempt(attempt) ? attempt : null,
  };
}

function isLine(value: unknown): value is BasketLine {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    Number.isInteger(value['quantity']) &&
    Number(value['quantity']) > 0 &&
    typeof value['note'] === 'string' &&
    (value['name'] === undefined || typeof value['name'] === 'string') &&
    (value['options'] === undefined || isChoice(value['options']))
  );
}

/** Whether a stored value is a choice of options, each of them once. */
export function isChoice(value: unknown): value is readonly ChosenOption[] {
  if (!Array.isArray(value)) return false;
  const options: readonly unknown[] = value;
  const isOption = (one: unknown) =>
    isRecord(one) &&
    typeof one['id'] === 'string' &&
    Number.isInteger(one['quantity']) &&
    Number(one['quantity']) > 0;
  return options.every(isOption);
}

function isAttempt(value: unknown): value is Attempt {
  return (
    isRecord(value) &&
    typeof value['key'] === 'string' &&
    typeof value['sentAt'] === 'number' &&
    Array.isArray(value['bodies'])
  );
}
