import type { StoredValue } from 'shared-api';
import { createStore, type StoreApi } from 'zustand';

/** A store whose state is stored on this device. */
export interface DeviceStore<T> extends StoreApi<DeviceState<T>> {
  /** Reads the stored value and follows changes of other tabs. Returns the function that stops it. */
  readonly connect: () => () => void;
  readonly update: (change: (value: T) => T) => void;
}

export interface DeviceState<T> {
  readonly value: T;
  /** Whether the stored value was read; until then, and on a server, `value` is the empty one. */
  readonly isLoaded: boolean;
}

/** A store over a stored value. Where the browser stores nothing, the state lives as long as the page. */
export function createDeviceStore<T>(stored: StoredValue<T>, empty: T): DeviceStore<T> {
  const store = createStore<DeviceState<T>>(() => ({ value: empty, isLoaded: false }));
  const read = () => store.setState({ value: stored.read(), isLoaded: true });
  return {
    ...store,
    connect: () => {
      read();
      return stored.subscribe(read);
    },
    update: (change) => {
      const value = change(store.getState().value);
      store.setState({ value });
      stored.write(value);
    },
  };
}
