import { ORDER_TYPES, type OrderLine, type OrderOption, type OrderType } from '../contract/index.ts';
import { isRecord } from '../device/is-record.ts';

/** A dish of an earlier order. */
export interface EarlierItem {
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
  /** In MRU. */
  readonly price: number;
  readonly note: string | null;
  /** What was chosen of it, for a portion; absent if nothing was. */
  readonly options?: readonly EarlierOption[];
}

/** An option of an earlier portion. */
export interface EarlierOption {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
}

/** An earlier order, for the menu page of its restaurant, which compares it with today's menu. */
export interface EarlierOrder {
  readonly orderType: OrderType;
  readonly items: readonly EarlierItem[];
}

interface OrderedDishes extends Pick<EarlierOrder, 'orderType'> {
  readonly items: readonly (Omit<EarlierItem, 'options'> & Pick<OrderLine, 'shown' | 'options'>)[];
}

/**
 * State of a link to a restaurant's menu that orders the same again. It stands in the browser's history, and the area
 * of the sender and that of the menu may be of different releases: {@link readOrderAgain} checks it.
 */
export function orderAgainState(order: OrderedDishes): { readonly orderAgain: EarlierOrder } {
  const { orderType, items } = order;
  return {
    orderAgain: {
      orderType,
      items: items.map(({ itemId, name, shown, quantity, price, note, options }) => ({
        itemId,
        // Of a dish that has left the menu only this is known.
        name: shown?.name ?? name,
        quantity,
        price,
        note,
        ...(options && { options: options.map(earlierOption) }),
      })),
    },
  };
}

function earlierOption({ id, name, shown, quantity }: OrderOption): EarlierOption {
  return { id, name: shown?.name ?? name, quantity };
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
    isCount(value['quantity']) &&
    typeof value['price'] === 'number' &&
    (value['note'] === null || typeof value['note'] === 'string') &&
    (value['options'] === undefined ||
      (Array.isArray(value['options']) && value['options'].every(isEarlierOption)))
  );
}

function isEarlierOption(value: unknown): value is EarlierOption {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['name'] === 'string' &&
    isCount(value['quantity'])
  );
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0;
}
