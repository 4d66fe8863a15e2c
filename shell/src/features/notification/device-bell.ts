import {
  DEVICE_ORDERS_KEY,
  ORDER_STAGES,
  parseDeviceOrders,
  type DeviceOrder,
  type Notification,
  type OrderStage,
} from 'shared-api/contract';

/** Where the device keeps its bell. */
export const DEVICE_BELL_KEY = 'maida.bell';

/** The bell of a device on which nobody is signed in. */
export interface DeviceBell {
  readonly notifications: readonly Notification[];
  readonly seenUpTo: number;
  /** The last stage that was heard of, by tracking token; `gone` for an order that the service no longer knows. */
  readonly stages: Readonly<Record<string, OrderStage | 'gone'>>;
}

const EMPTY: DeviceBell = { notifications: [], seenUpTo: 0, stages: {} };

/** The bell as it was left, on any page. */
export function readDeviceBell(): DeviceBell {
  const stored = readItem(DEVICE_BELL_KEY);
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const { notifications, seenUpTo, stages } = stored as Partial<Record<keyof DeviceBell, unknown>>;
  return {
    notifications: Array.isArray(notifications) ? notifications.filter(isNotification) : [],
    seenUpTo: typeof seenUpTo === 'number' ? seenUpTo : 0,
    stages: typeof stages === 'object' && stages !== null ? Object.fromEntries(stagesOf(stages)) : {},
  };
}

/** Keeps a changed part of the bell. Without storage it lives as long as the page. */
export function writeDeviceBell(part: Partial<DeviceBell>): void {
  try {
    localStorage.setItem(DEVICE_BELL_KEY, JSON.stringify({ ...readDeviceBell(), ...part }));
  } catch {
    // a private window or a full device
  }
}

/** The orders that were placed on this device, newest first. */
export function readDeviceOrders(): readonly DeviceOrder[] {
  return parseDeviceOrders(readItem(DEVICE_ORDERS_KEY)) ?? [];
}

function readItem(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function stagesOf(stored: object): [string, OrderStage | 'gone'][] {
  return Object.entries(stored).flatMap(([token, value]) => {
    const stage = [...ORDER_STAGES, 'gone' as const].find((known) => known === value);
    return stage ? [[token, stage]] : [];
  });
}

function isNotification(value: unknown): value is Notification {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, params } = value as Partial<Notification>;
  return (
    Number.isSafeInteger(id) && typeof kind === 'string' && typeof params === 'object' && params !== null
  );
}
