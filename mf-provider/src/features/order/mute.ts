import { createStoredValue } from 'shared-api';
import { serviceNow } from 'shared-ui';
import { createStore, type StoreApi } from 'zustand';

/** A mute ends by itself, so that no orders are missed. */
export const MUTE_MINUTES = 15;

const MINUTE_MS = 60_000;

const storedMute = createStoredValue<number>({
  key: 'maida.orders.mutedUntil',
  version: 1,
  fallback: 0,
  parse: (stored) => (typeof stored === 'number' ? stored : undefined),
});

/** End of this device's mute, in milliseconds since the epoch; 0 without one. */
export interface MuteState {
  readonly mutedUntil: number;
  readonly mute: () => void;
  readonly unmute: () => void;
  /** Follows the other tabs. Returns the function that stops it. */
  readonly follow: () => () => void;
}

/** The mute of this device; survives a reload. */
export function createMuteStore(): StoreApi<MuteState> {
  const store = createStore<MuteState>((set) => {
    const change = (mutedUntil: number) => {
      storedMute.write(mutedUntil);
      set({ mutedUntil });
    };
    return {
      mutedUntil: 0,
      mute: () => change(serviceNow() + MUTE_MINUTES * MINUTE_MS),
      unmute: () => change(0),
      follow: () => storedMute.subscribe(() => set({ mutedUntil: storedMute.read() })),
    };
  });
  // The server renders without this device's storage.
  store.setState({ mutedUntil: storedMute.read() });
  return store;
}
