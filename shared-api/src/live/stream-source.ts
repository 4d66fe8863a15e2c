import { watchVisibilityAndNetwork } from './watch-visibility-and-network.ts';
import type { PushedEvent } from './live-event.ts';

export interface SourceListeners {
  readonly onOpen: () => void;
  /** Something has arrived; the id is that of the last event so far. */
  readonly onSign: (lastId: number) => void;
  readonly onEvent: (event: PushedEvent, id: number) => void;
  /** The session has ended; the stream is closed. */
  readonly onSignedOut: () => void;
  /** The stream is broken since an instant. */
  readonly onLost: (since: number) => void;
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
 * Opens a server-sent event stream. The browser resumes a broken one by itself with `Last-Event-ID`; one that the
 * browser gave up, that is silent for too long or that broke during sleep is reopened here. Returns the function that
 * closes it.
 *
 * @param addressOf the stream's address at this moment
 */
export function openSource(addressOf: () => string, listeners: SourceListeners): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelayMs = MIN_RETRY_DELAY_MS;
  let lastSignAt = 0;

  function markAlive({ lastEventId }: Pick<MessageEvent, 'lastEventId'>): number {
    lastSignAt = Date.now();
    const id = Number(lastEventId);
    listeners.onSign(id);
    return id;
  }

  function open(): void {
    lastSignAt = Date.now();
    source = new EventSource(addressOf(), { withCredentials: true });
    source.addEventListener('open', () => {
      lastSignAt = Date.now();
      retryDelayMs = MIN_RETRY_DELAY_MS;
      listeners.onOpen();
    });
    source.addEventListener('error', () => {
      listeners.onLost(Date.now());
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(reopen, retryDelayMs);
      retryDelayMs = Math.min(retryDelayMs * 2, MAX_RETRY_DELAY_MS);
    });
    source.addEventListener('signed-out', () => {
      close();
      listeners.onSignedOut();
    });
    source.addEventListener('beat', markAlive);
    for (const type of PUSHED_TYPES) {
      source.addEventListener(type, (message: MessageEvent<string>) => {
        const event = { type, data: JSON.parse(message.data) } as PushedEvent;
        listeners.onEvent(event, Number(message.lastEventId));
        markAlive(message);
      });
    }
  }

  function reopen(): void {
    clearTimeout(timer);
    source.close();
    open();
  }

  /** Reopens a stream that has been silent for too long. */
  function check(): void {
    if (Date.now() - lastSignAt < SILENCE_TIMEOUT_MS) return;
    listeners.onLost(lastSignAt);
    reopen();
  }

  open();
  const interval = setInterval(check, CHECK_INTERVAL_MS);
  const stopWatching = watchVisibilityAndNetwork({
    onWake: check,
    onOffline: () => listeners.onLost(Date.now()),
    onOnline: () => {
      listeners.onLost(Date.now());
      reopen();
    },
  });
  function close(): void {
    clearInterval(interval);
    clearTimeout(timer);
    stopWatching();
    source.close();
  }
  return close;
}
