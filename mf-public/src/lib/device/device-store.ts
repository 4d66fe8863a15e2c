import { createStore, type StoreApi } from 'zustand';

/** A store whose state lives on this device. */
export interface DeviceStore<T> extends StoreApi<DeviceState<T>> {
  /** Reads what the device has kept and keeps both in step, other tabs included; gives the function that ends it. */
  readonly connect: () => () => void;
  readonly update: (change: (value: T) => T) => void;
}

export interface DeviceState<T> {
  readonly value: T;
  /** Whether the device was read; until then `value` is the empty one, on a server as in the first render. */
  readonly isLoaded: boolean;
}

export interface DeviceStoreOptions<T> {
  readonly key: string;
  readonly empty: T;
  /** Makes a value of what was stored by any earlier version of this page; undefined for what it can't use. */
  readonly revive: (stored: unknown) => T | undefined;
  /** Forgotten with the window that it belongs to. */
  readonly isOfWindow?: boolean;
}

/**
 * A store in `localStorage`, or in `sessionStorage` for one window alone. A full or forbidden storage costs the memory
 * of the device, never the page.
 */
export function createDeviceStore<T>(options: DeviceStoreOptions<T>): DeviceStore<T> {
  const { key, empty, isOfWindow = false } = options;
  const store = createStore<DeviceState<T>>(() => ({ value: empty, isLoaded: false }));

  function read(): void {
    store.setState({ value: revive(options, readItem(key, isOfWindow)), isLoaded: true });
  }

  return {
    ...store,
    connect: () => {
      read();
      const handleStorage = (event: StorageEvent) => {
        if (!isOfWindow && (event.key === key || event.key === null)) read();
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
    update: (change) => {
      const value = change(store.getState().value);
      store.setState({ value });
      writeItem(key, value, isOfWindow);
    },
  };
}

function revive<T>(options: DeviceStoreOptions<T>, text: string | null): T {
  if (text === null) return options.empty;
  try {
    return options.revive(JSON.parse(text)) ?? options.empty;
  } catch {
    return options.empty;
  }
}

function readItem(key: string, isOfWindow: boolean): string | null {
  try {
    return (isOfWindow ? sessionStorage : localStorage).getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string, value: unknown, isOfWindow: boolean): void {
  try {
    (isOfWindow ? sessionStorage : localStorage).setItem(key, JSON.stringify(value));
  } catch {
    // a private window or a full device: the state lives as long as the page
  }
}
