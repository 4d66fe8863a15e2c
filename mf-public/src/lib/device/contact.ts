import { createDeviceStore, type DeviceStore } from './device-store.ts';
import { isRecord } from './is-record.ts';

/** Who orders and where to: kept on the device only when the visitor agreed. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly commune: string;
  readonly landmark: string;
}

const FIELDS = ['name', 'phone', 'address', 'commune', 'landmark'] as const;

export function createContactStore(): DeviceStore<Contact | null> {
  return createDeviceStore<Contact | null>({
    key: 'maida.contact',
    empty: null,
    revive: (stored) => (isContact(stored) ? stored : undefined),
  });
}

function isContact(value: unknown): value is Contact & Record<string, unknown> {
  return isRecord(value) && FIELDS.every((name) => typeof value[name] === 'string');
}
