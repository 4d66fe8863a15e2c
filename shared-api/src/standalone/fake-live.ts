import type { LiveEvent, LiveState } from '../live/live-event.ts';
import type { LiveConnection } from '../live/live.ts';
import { createStore } from 'zustand';

/** A live connection without a stream; tests push its events. */
export interface FakeLive extends LiveConnection {
  readonly emit: (event: LiveEvent) => void;
  readonly move: (connection: LiveState['connection']) => void;
}

/** A connection that is open from the start. */
export function createFakeLive(): FakeLive {
  const state = createStore<LiveState>(() => ({ connection: 'live', since: Date.now() }));
  const listeners = new Set<(event: LiveEvent) => void>();
  const emit = (event: LiveEvent) => {
    for (const listener of listeners) listener(event);
  };
  const move = (connection: LiveState['connection']) => {
    state.setState({ connection, since: Date.now() });
    if (connection === 'live') emit({ type: 'open' });
  };
  return {
    state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (state.getState().connection === 'live') {
        void Promise.resolve().then(() => listeners.has(listener) && listener({ type: 'open' }));
      }
      return () => listeners.delete(listener);
    },
    start: () => move('live'),
    stop: () => move('off'),
    track: () => {
      move('live');
      return () => move('off');
    },
    goOnHidden: () => () => undefined,
    emit,
    move,
  };
}
