import { createStoredOrders, type DeviceOrder } from 'shared-api';
import type { Order } from 'shared-api/contract';
import { createDeviceStore, type DeviceStore } from './device-store.ts';

const MAX_ORDERS = 50;

export function createDeviceOrderStore(): DeviceStore<readonly DeviceOrder[]> {
  return createDeviceStore<readonly DeviceOrder[]>(createStoredOrders(), []);
}

/** Adds an order, newest first. */
export function withOrder(orders: readonly DeviceOrder[], order: Order): readonly DeviceOrder[] {
  const token = order.trackingToken;
  if (!token) return orders;
  const { code, totalAmount, orderDate } = order;
  const others = orders.filter((known) => known.token !== token);
  const restaurantName = order.restaurant.name;
  const wantedAt = order.later?.wantedAt;
  const added = { token, code, restaurantName, totalAmount, orderDate, ...(wantedAt && { wantedAt }) };
  return [added, ...others].slice(0, MAX_ORDERS);
}
