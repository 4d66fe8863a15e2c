import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Notification, OrderSummary } from '../contract/index.ts';

/** What the service pushes. */
export type LiveEvent = { type: 'order'; data: OrderSummary } | { type: 'notification'; data: Notification };

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

const EVENT_TYPES = ['order', 'notification'] as const;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 30_000;

/**
 * One server-sent event stream with its state. The browser resumes a broken stream by itself with `Last-Event-ID`;
 * one that the browser gave up is opened anew, ever more slowly.
 *
 * @param url address of the stream
 */
export function createLive(url: string): LiveConnection {
  const state = createStore<LiveState>(() => ({ connection: 'off', since: 0 }));
  const listeners = new Set<(event: LiveEvent) => void>();
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  function move(connection: LiveState['connection']): void {
    if (state.getState().connection !== connection) state.setState({ connection, since: Date.now() });
  }

  function open(): void {
    source = new EventSource(url, { withCredentials: true });
    source.addEventListener('open', () => {
      retryMs = FIRST_RETRY_MS;
      move('live');
    });
    source.addEventListener('error', () => {
      move('lost');
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    });
    for (const type of EVENT_TYPES) {
      source.addEventListener(type, (message: MessageEvent<string>) => {
        const event = { type, data: JSON.parse(message.data) } as LiveEvent;
        for (const listener of listeners) listener(event);
      });
    }
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  return {
    state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      close();
      move('connecting');
      open();
    },
    stop: () => {
      close();
      move('off');
    },
  };
}
