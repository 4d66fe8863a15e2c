import { createLive, type LiveConnection, type LiveEvent } from 'shared-api';

/** A live connection without a stream: what it pushes is told by hand. */
export interface FakeLive extends LiveConnection {
  readonly emit: (event: LiveEvent) => void;
}

/** A connection that is up from the start. */
export function createFakeLive(): FakeLive {
  const { state } = createLive('');
  state.setState({ connection: 'live', since: Date.now() });
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => undefined,
    stop: () => undefined,
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
  };
}
