import { createStoredOrders, createStoredValue } from 'shared-api';
import { ORDER_STAGES, type Notification, type OrderStage } from 'shared-api/contract';

/** The bell of a device on which nobody is signed in. */
export interface DeviceBell {
  readonly notifications: readonly Notification[];
  readonly seenUpTo: number;
  /** The last known stage by tracking token; `gone` for an order that the service has deleted. */
  readonly stages: Readonly<Record<string, OrderStage | 'gone'>>;
  /** Ids of the proposed changes that were told. */
  readonly told: readonly string[];
}

/** The device's bell, shared by its windows. */
export const storedBell = createStoredValue<DeviceBell>({
  key: 'maida.bell',
  version: 1,
  fallback: { notifications: [], seenUpTo: 0, stages: {}, told: [] },
  parse: parseBell,
});

/** The orders placed on this device, newest first. */
export const storedOrders = createStoredOrders();

/** Stores changed fields of the bell. */
export function updateDeviceBell(changes: Partial<DeviceBell>): void {
  storedBell.write({ ...storedBell.read(), ...changes });
}

function parseBell(stored: unknown): DeviceBell | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { notifications, seenUpTo, stages, told } = stored as Partial<Record<keyof DeviceBell, unknown>>;
  return {
    notifications: Array.isArray(notifications) ? notifications.filter(isNotification) : [],
    seenUpTo: typeof seenUpTo === 'number' ? seenUpTo : 0,
    stages: typeof stages === 'object' && stages !== null ? Object.fromEntries(stagesOf(stages)) : {},
    told: Array.isArray(told) ? told.filter((id) => typeof id === 'string') : [],
  };
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
