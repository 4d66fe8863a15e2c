/** An order placed on this device: enough to find it again, and to name it while the service can't be reached. */
export interface DeviceOrder {
  readonly token: string;
  readonly code: string;
  readonly restaurantName: string;
  readonly totalAmount: number;
  /** Instant at which it was placed, ISO 8601. */
  readonly orderDate: string;
}

/** Where the device keeps them in `localStorage`, newest first. */
export const DEVICE_ORDERS_KEY = 'maida.orders';

/** The orders in what was stored by any version of the site; undefined when it holds none. */
export function parseDeviceOrders(stored: unknown): readonly DeviceOrder[] | undefined {
  return Array.isArray(stored) ? stored.filter(isDeviceOrder) : undefined;
}

function isDeviceOrder(value: unknown): value is DeviceOrder {
  if (typeof value !== 'object' || value === null) return false;
  const { totalAmount, ...texts } = value as Partial<Record<keyof DeviceOrder, unknown>>;
  const { token, code, restaurantName, orderDate } = texts;
  return (
    typeof totalAmount === 'number' &&
    [token, code, restaurantName, orderDate].every((text) => typeof text === 'string')
  );
}
