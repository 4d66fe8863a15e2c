import { createStoredValue, type StoredValue } from '../storage/stored-value.ts';
import { isRecord } from './is-record.ts';

/** An order placed on this device: enough to fetch it, and to name it without a connection. */
export interface DeviceOrder {
  readonly token: string;
  readonly code: string;
  readonly restaurantName: string;
  readonly totalAmount: number;
  /** Instant at which it was placed, ISO 8601. */
  readonly orderDate: string;
  /** For when it is wanted, of an order for later. */
  readonly wantedAt?: string | undefined;
}

/** The orders placed on this device, newest first. */
export function createStoredOrders(): StoredValue<readonly DeviceOrder[]> {
  return createStoredValue<readonly DeviceOrder[]>({
    key: 'maida.orders',
    version: 1,
    fallback: [],
    parse: (stored) => (Array.isArray(stored) ? stored.filter(isDeviceOrder) : undefined),
  });
}

function isDeviceOrder(value: unknown): value is DeviceOrder {
  if (!isRecord(value)) return false;
  const texts = [value['token'], value['code'], value['restaurantName'], value['orderDate']];
  return typeof value['totalAmount'] === 'number' && texts.every((text) => typeof text === 'string');
}
