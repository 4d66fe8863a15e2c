import { ORDER_TYPES, type OrderType } from '../contract/index.ts';
import { isRecord } from '../device/is-record.ts';

/** A dish of an earlier order. */
export interface EarlierItem {
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
  /** In MRU. */
  readonly price: number;
  readonly note: string | null;
}

/** An earlier order, for the menu page of its restaurant, which compares it with today's menu. */
export interface EarlierOrder {
  readonly orderType: OrderType;
  readonly items: readonly EarlierItem[];
}

/**
 * State of a link to a restaurant's menu that orders the same again. It stands in the browser's history, and the area
 * of the sender and that of the menu may be of different releases: {@link readOrderAgain} checks it.
 */
export function orderAgainState(order: EarlierOrder): { readonly orderAgain: EarlierOrder } {
  const { orderType, items } = order;
  return {
    orderAgain: {
      orderType,
      items: items.map(({ itemId, name, quantity, price, note }) => ({
        itemId,
        name,
        quantity,
        price,
        note,
      })),
    },
  };
}

/** The order that a link to a menu asks to repeat; undefined when it asks for nothing or can't be read. */
export function readOrderAgain(state: unknown): EarlierOrder | undefined {
  const order = isRecord(state) ? state['orderAgain'] : undefined;
  if (!isRecord(order) || !Array.isArray(order['items'])) return undefined;
  const orderType = ORDER_TYPES.find((type) => type === order['orderType']);
  const items: readonly unknown[] = order['items'];
  return orderType && items.length > 0 && items.every(isEarlierItem) ? { orderType, items } : undefined;
}

function isEarlierItem(value: unknown): value is EarlierItem {
  return (
    isRecord(value) &&
    typeof value['itemId'] === 'string' &&
    typeof value['name'] === 'string' &&
    Number.isInteger(value['quantity']) &&
    Number(value['quantity']) > 0 &&
    typeof value['price'] === 'number' &&
    (value['note'] === null || typeof value['note'] === 'string')
  );
}
