import type { StoredValue } from 'shared-api';
import { createStore, type StoreApi } from 'zustand';

/** A store whose state is stored on this device. */
export interface DeviceStore<T> extends StoreApi<DeviceState<T>> {
  /** Reads the stored value and follows changes of other tabs; returns the function that ends it. */
  readonly connect: () => () => void;
  readonly update: (change: (value: T) => T) => void;
}

export interface DeviceState<T> {
  readonly value: T;
  /** Whether the device was read; until then `value` is the empty one, on a server as in the first render. */
  readonly isLoaded: boolean;
}

/** A store over a stored value. The state lives as long as the page even where the browser stores nothing. */
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
