import { createStoredValue } from 'shared-api';
import { createStore, type StoreApi } from 'zustand';

/** How long a mute lasts: it ends by itself, so that nobody misses the evening's orders for a quiet moment. */
export const MUTE_MINUTES = 15;

const MINUTE_MS = 60_000;

const storedMute = createStoredValue<number>({
  key: 'maida.orders.mutedUntil',
  version: 1,
  fallback: 0,
  parse: (stored) => (typeof stored === 'number' ? stored : undefined),
});

/** Until when this device stays silent, in milliseconds since the epoch; 0 when it rings. */
export interface MuteState {
  readonly mutedUntil: number;
  readonly mute: () => void;
  readonly unmute: () => void;
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
      mute: () => change(Date.now() + MUTE_MINUTES * MINUTE_MS),
      unmute: () => change(0),
    };
  });
  // A page that was rendered on a server begins without what this device remembers.
  store.setState({ mutedUntil: storedMute.read() });
  return store;
}
