import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChangeNotice, Notification, OrderSummary } from '../contract/index.ts';
import { watchVisibilityAndNetwork } from './watch-visibility-and-network.ts';

/**
 * What the service pushes; and `open`, each time that the stream has opened, and to whoever subscribes to an open one:
 * what happened before, or while it was away, was not pushed and has to be asked for.
 */
export type LiveEvent =
  | { type: 'order'; data: OrderSummary }
  | { type: 'notification'; data: Notification }
  | { type: 'change'; data: ChangeNotice }
  | { type: 'open' };

export interface LiveState {
  /** `off` until started; `lost` since the instant `since`. */
  connection: 'off' | 'connecting' | 'live' | 'lost';
  /** Milliseconds since the epoch at which the connection got its present state. */
  since: number;
}

export interface LiveConnection {
  readonly state: StoreApi<LiveState>;
  /** Calls back on each event; gives the function that ends it. */
  subscribe: (listener: (event: LiveEvent) => void) => () => void;
  /** Opens the stream (again). */
  start: () => void;
  stop: () => void;
}

const PUSHED = ['order', 'notification', 'change'] as const;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;
/** The service is heard of every 20 seconds: after so long without a word the stream is dead, whatever the browser thinks. */
const SILENCE_MS = 50_000;
const WATCH_MS = 10_000;

/**
 * One server-sent event stream with its state. The browser resumes a broken stream by itself with `Last-Event-ID`;
 * one that the browser gave up, that died in silence or that a sleeping device has left behind is opened anew.
 *
 * @param url address of the stream
 */
export function createLive(url: string): LiveConnection {
  const state = createStore<LiveState>(() => ({ connection: 'off', since: 0 }));
  const listeners = new Set<(event: LiveEvent) => void>();
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;
  let retryMs = FIRST_RETRY_MS;
  let heardAt = 0;

  function move(connection: LiveState['connection'], since = Date.now()): void {
    if (state.getState().connection !== connection) state.setState({ connection, since });
  }

  function tell(event: LiveEvent): void {
    for (const listener of listeners) listener(event);
  }

  function hear(): void {
    heardAt = Date.now();
  }

  function open(): void {
    hear();
    source = new EventSource(url, { withCredentials: true });
    source.addEventListener('open', () => {
      hear();
      retryMs = FIRST_RETRY_MS;
      move('live');
      tell({ type: 'open' });
    });
    source.addEventListener('error', () => {
      move('lost');
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(reopen, retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    });
    source.addEventListener('beat', hear);
    for (const type of PUSHED) {
      source.addEventListener(type, (message: MessageEvent<string>) => {
        hear();
        tell({ type, data: JSON.parse(message.data) } as LiveEvent);
      });
    }
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function reopen(): void {
    close();
    open();
  }

  /** Gives up a stream that has not been heard of for too long. */
  function check(): void {
    if (Date.now() - heardAt < SILENCE_MS) return;
    move('lost', heardAt);
    reopen();
  }

  function watch(): () => void {
    const ticks = setInterval(check, WATCH_MS);
    const stopWaking = watchVisibilityAndNetwork({
      onWake: check,
      onOffline: () => move('lost'),
      onOnline: () => {
        move('lost');
        reopen();
      },
    });
    return () => {
      clearInterval(ticks);
      stopWaking();
    };
  }

  function end(): void {
    stopWatching?.();
    close();
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
      end();
      move('connecting');
      open();
      stopWatching = watch();
    },
    stop: () => {
      end();
      move('off');
    },
  };
}
