import { createStoredValue, isRecord } from 'shared-api';
import { createDeviceStore, type DeviceStore } from './device-store.ts';

/** Name, phone and address for orders: stored on the device only when the visitor agreed. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly commune: string;
  readonly landmark: string;
}

const FIELDS = ['name', 'phone', 'address', 'commune', 'landmark'] as const;

export function createContactStore(): DeviceStore<Contact | null> {
  const stored = createStoredValue<Contact | null>({
    key: 'maida.contact',
    version: 1,
    fallback: null,
    parse: (value) => (isContact(value) ? value : undefined),
  });
  return createDeviceStore(stored, null);
}

function isContact(value: unknown): value is Contact & Record<string, unknown> {
  return isRecord(value) && FIELDS.every((name) => typeof value[name] === 'string');
}
