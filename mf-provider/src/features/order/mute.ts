import { createStore, type StoreApi } from 'zustand';

/** How long a mute lasts: it ends by itself, so that nobody misses the evening's orders for a quiet moment. */
export const MUTE_MINUTES = 15;

const KEY = 'maida.orders.mutedUntil';
const MINUTE_MS = 60_000;

/** Until when this device stays silent, in milliseconds since the epoch; 0 when it rings. */
export interface MuteState {
  readonly mutedUntil: number;
  readonly mute: () => void;
  readonly unmute: () => void;
}

function read(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0) || 0;
  } catch {
    return 0;
  }
}

function write(mutedUntil: number): void {
  try {
    localStorage.setItem(KEY, String(mutedUntil));
  } catch {
    // a private window: the mute lasts as long as the page
  }
}

/** The mute of this device; survives a reload. */
export function createMuteStore(): StoreApi<MuteState> {
  const store = createStore<MuteState>((set) => {
    const change = (mutedUntil: number) => {
      write(mutedUntil);
      set({ mutedUntil });
    };
    return {
      mutedUntil: 0,
      mute: () => change(Date.now() + MUTE_MINUTES * MINUTE_MS),
      unmute: () => change(0),
    };
  });
  // A page that was rendered on a server begins without what this device remembers.
  store.setState({ mutedUntil: read() });
  return store;
}
