import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChangeNotice, Notification, OrderSummary } from '../contract/index.ts';
import { watchVisibilityAndNetwork } from './watch-visibility-and-network.ts';

/**
 * An event that the service pushes; or `open`, each time the stream has opened, and once for a listener that subscribes
 * to an open stream: earlier events were not pushed, so fetch what they would have changed.
 */
export type LiveEvent =
  | { type: 'order'; data: OrderSummary }
  | { type: 'notification'; data: Notification }
  | { type: 'change'; data: ChangeNotice }
  | { type: 'open' };

export interface LiveState {
  /** `off` until started; `lost` since the instant `since`. */
  connection: 'off' | 'connecting' | 'live' | 'lost';
  /** Milliseconds since the epoch of the last change of state. */
  since: number;
}

export interface LiveConnection {
  readonly state: StoreApi<LiveState>;
  /** Calls back on each event. Returns the function that unsubscribes. */
  subscribe: (listener: (event: LiveEvent) => void) => () => void;
  /** Opens the stream (again). */
  start: () => void;
  stop: () => void;
}

const PUSHED_TYPES = ['order', 'notification', 'change'] as const;
const MIN_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;
/**
 * The service sends a beat every 20 seconds; a stream silent for longer than this is dead, whatever the browser says.
 */
const SILENCE_TIMEOUT_MS = 50_000;
const CHECK_INTERVAL_MS = 10_000;

/**
 * One server-sent event stream with its state. The browser resumes a broken stream by itself with `Last-Event-ID`;
 * one that the browser gave up, that is silent for too long or that broke during sleep is reopened here.
 *
 * @param url address of the stream
 */
export function createLive(url: string): LiveConnection {
  const state = createStore<LiveState>(() => ({ connection: 'off', since: 0 }));
  const listeners = new Set<(event: LiveEvent) => void>();
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;
  let retryDelayMs = MIN_RETRY_DELAY_MS;
  let lastSignAt = 0;

  function setConnection(connection: LiveState['connection'], since = Date.now()): void {
    if (state.getState().connection !== connection) state.setState({ connection, since });
  }

  function notify(event: LiveEvent): void {
    for (const listener of listeners) listener(event);
  }

  function markAlive(): void {
    lastSignAt = Date.now();
  }

  function open(): void {
    markAlive();
    source = new EventSource(url, { withCredentials: true });
    source.addEventListener('open', () => {
      markAlive();
      retryDelayMs = MIN_RETRY_DELAY_MS;
      setConnection('live');
      notify({ type: 'open' });
    });
    source.addEventListener('error', () => {
      setConnection('lost');
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(reopen, retryDelayMs);
      retryDelayMs = Math.min(retryDelayMs * 2, MAX_RETRY_DELAY_MS);
    });
    source.addEventListener('beat', markAlive);
    for (const type of PUSHED_TYPES) {
      source.addEventListener(type, (message: MessageEvent<string>) => {
        markAlive();
        notify({ type, data: JSON.parse(message.data) } as LiveEvent);
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

  /** Reopens a stream that has been silent for too long. */
  function check(): void {
    if (Date.now() - lastSignAt < SILENCE_TIMEOUT_MS) return;
    setConnection('lost', lastSignAt);
    reopen();
  }

  function watch(): () => void {
    const interval = setInterval(check, CHECK_INTERVAL_MS);
    const stopListening = watchVisibilityAndNetwork({
      onWake: check,
      onOffline: () => setConnection('lost'),
      onOnline: () => {
        setConnection('lost');
        reopen();
      },
    });
    return () => {
      clearInterval(interval);
      stopListening();
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
      setConnection('connecting');
      open();
      stopWatching = watch();
    },
    stop: () => {
      end();
      setConnection('off');
    },
  };
}
