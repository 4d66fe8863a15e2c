import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LiveEvent, LiveState } from './live-event.ts';
import type { SharedStream } from './shared-stream.ts';

export interface LiveConnection {
  readonly state: StoreApi<LiveState>;
  /** Calls back on each event. Returns the function that unsubscribes. */
  subscribe: (listener: (event: LiveEvent) => void) => () => void;
  /** Follows what concerns the signed-in user (again). */
  start: () => void;
  stop: () => void;
  /** Follows the order of a tracking token, with or without a user. Returns the function that stops it. */
  track: (token: string) => () => void;
  /** Goes on while the page is hidden, for one that rings. Returns the function that ends it. */
  goOnHidden: () => () => void;
}

const LOAD_AGAIN_MS = 10_000;

/**
 * The page's part of the browser's live stream, which all its tabs share (`shared-stream.ts`). The code
 * for it is loaded with the first thing to follow.
 *
 * @param baseUrl address before every path of the service
 * @param personOf id of the signed-in user
 */
export function createLive(baseUrl: string, personOf: () => string | null = () => null): LiveConnection {
  const state = createStore<LiveState>(() => ({ connection: 'off', since: 0 }));
  const listeners = new Set<(event: LiveEvent) => void>();
  const tokens: string[] = [];
  let isStarted = false;
  let rings = 0;
  let loading: Promise<SharedStream> | undefined;

  function notify(event: LiveEvent): void {
    for (const listener of listeners) listener(event);
  }

  async function load(): Promise<SharedStream> {
    const { createSharedStream } = await import(/* webpackChunkName: "stream" */ './shared-stream.ts');
    return createSharedStream(baseUrl, { state, notify });
  }

  function update(): void {
    const isNeeded = isStarted || tokens.length > 0;
    if (typeof EventSource === 'undefined' || (!isNeeded && !loading)) return;
    if (isNeeded && state.getState().connection === 'off') {
      state.setState({ connection: 'connecting', since: Date.now() });
    }
    loading ??= load();
    loading.then(
      (stream) => stream.want(wanted()),
      () => {
        loading = undefined;
        if (isStarted || tokens.length > 0) state.setState({ connection: 'lost', since: Date.now() });
        setTimeout(update, LOAD_AGAIN_MS);
      },
    );
  }

  function wanted() {
    if (!isStarted && tokens.length === 0) return null;
    return { person: personOf(), tokens: [...new Set(tokens)], isOnHidden: rings > 0 };
  }

  return {
    state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (state.getState().connection === 'live') {
        void Promise.resolve().then(() => listeners.has(listener) && listener({ type: 'open' }));
      }
      return () => listeners.delete(listener);
    },
    start: () => {
      isStarted = true;
      update();
    },
    stop: () => {
      isStarted = false;
      update();
    },
    track: (token) => {
      tokens.push(token);
      update();
      return () => {
        tokens.splice(tokens.indexOf(token), 1);
        update();
      };
    },
    goOnHidden: () => {
      rings += 1;
      update();
      return () => {
        rings -= 1;
        update();
      };
    },
  };
}
