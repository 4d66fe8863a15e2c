import type { Order } from 'shared-api/contract';
import { createDeviceStore, type DeviceStore } from './device-store.ts';
import { isRecord } from './is-record.ts';

/** An order placed on this device: enough to find it again, and to name it while the service can't be reached. */
export interface DeviceOrder {
  readonly token: string;
  readonly code: string;
  readonly restaurantName: string;
  readonly totalAmount: number;
  readonly orderDate: string;
}

const MOST_ORDERS = 50;

export function createDeviceOrderStore(): DeviceStore<readonly DeviceOrder[]> {
  return createDeviceStore<readonly DeviceOrder[]>({
    key: 'maida.orders',
    empty: [],
    revive: (stored) => (Array.isArray(stored) ? stored.filter(isDeviceOrder) : undefined),
  });
}

/** Remembers a stored order, newest first. */
export function withOrder(orders: readonly DeviceOrder[], order: Order): readonly DeviceOrder[] {
  const token = order.trackingToken;
  if (!token) return orders;
  const { code, totalAmount, orderDate } = order;
  const kept = orders.filter((known) => known.token !== token);
  const added = { token, code, restaurantName: order.restaurant.name, totalAmount, orderDate };
  return [added, ...kept].slice(0, MOST_ORDERS);
}

function isDeviceOrder(value: unknown): value is DeviceOrder {
  return (
    isRecord(value) &&
    typeof value['totalAmount'] === 'number' &&
    ['token', 'code', 'restaurantName', 'orderDate'].every((name) => typeof value[name] === 'string')
  );
}
