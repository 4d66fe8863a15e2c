import type { StoreApi } from 'zustand/vanilla';
import type { LiveEvent, LiveState, PushedEvent } from './live-event.ts';
import type { StreamMessage, Wanted } from './stream-message.ts';
import { createStreamLock, canShare } from './stream-lock.ts';
import { openSource } from './stream-source.ts';

export interface SharedStream {
  /** What this page follows from now on; null for nothing. */
  readonly want: (wanted: Wanted | null) => void;
}

interface Page {
  readonly state: StoreApi<LiveState>;
  readonly notify: (event: LiveEvent) => void;
}

const CHANNEL = 'maida.stream';
const TICK_MS = 500;
const BEAT_MS = 1_000;
/** A holder silent for longer is asked, and one that does not answer within a tick has lost its right. */
const SILENCE_MS = 1_250;
/** The holder learns within this time what the other tabs follow. */
const GATHER_MS = 60;
/** The service's limit (`MAX_STREAM_ORDERS`). */
const MAX_TOKENS = 20;

/**
 * The browser's one live stream. One tab holds it, a visible one if there is any; the others get its events through a
 * channel. All compete for a lock, so the next one takes over when the holder closes or crashes. A holder that is
 * hidden or put to sleep gives it back; from one that no longer responds it is taken. Who takes over begins after the
 * last event that this browser has seen, and no tab hands out an event twice.
 */
export function createSharedStream(baseUrl: string, page: Page): SharedStream {
  const tab = String(Math.random());
  const others = new Map<string, Wanted>();
  const lock = createStreamLock({ onHold: hold, onLose: letGo });
  let channel: BroadcastChannel | undefined;
  let wanted: Wanted | null = null;
  let isAsleep = false;
  let closeSource: (() => void) | undefined;
  let openFor: { readonly person: string | null; readonly tokens: readonly string[] } | undefined;
  let isHolder = false;
  let lastId = 0;
  /** The stream has opened while this page was hidden: it may have missed something. */
  let isBehind = false;
  let heardAt = 0;
  let beatAt = 0;
  let isAsked = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isHidden = () => document.visibilityState === 'hidden';
  const isActive = () => wanted !== null && !isAsleep && (!canShare() || !isHidden() || wanted.isOnHidden);
  const post = (message: StreamMessage) => channel?.postMessage(message);
  const sayHello = () => wanted && post({ type: 'hello', tab, wanted, isHidden: isHidden() });

  function postState({ isOpened = false, isReset = false } = {}): void {
    beatAt = Date.now();
    const { person = null } = openFor ?? wanted ?? {};
    const state = page.state.getState();
    post({ type: 'state', person, state, lastId, isOpened, isReset, isHidden: isHidden() });
  }

  function setState(next: LiveState): void {
    const before = page.state.getState().connection;
    if (before !== next.connection) page.state.setState(next);
    if (isHolder && before !== next.connection) postState();
  }

  function markOpened(): void {
    isBehind = !isActive();
    if (!isBehind) page.notify({ type: 'open' });
  }

  function handOut(event: PushedEvent, id: number): void {
    // A take-over repeats what another tab has seen; a service that numbers nothing repeats nothing.
    if (id > 0 && id <= lastId) return;
    lastId = Math.max(lastId, id);
    page.notify(event);
  }

  function hold(): void {
    isHolder = true;
    post({ type: 'who' });
    if (channel) setTimeout(openStream, GATHER_MS);
    else openStream();
  }

  function letGo(): void {
    isHolder = false;
    heardAt = Date.now();
    letGoOfSource();
  }

  function letGoOfSource(): void {
    closeSource?.();
    closeSource = undefined;
    openFor = undefined;
  }

  /** Opens the stream, again if it does not cover what is followed. */
  function openStream(): void {
    if (!isHolder || !wanted) return;
    const { person } = wanted;
    const all = [wanted, ...others.values()].filter((one) => one.person === person);
    const tokens = [...new Set(all.flatMap((one) => one.tokens))].slice(0, MAX_TOKENS);
    if (openFor?.person === person && tokens.every((token) => openFor?.tokens.includes(token))) return;
    closeSource?.();
    openFor = { person, tokens };
    closeSource = openSource(() => addressOf(baseUrl, tokens, lastId), {
      onOpen: () => {
        setState({ connection: 'live', since: Date.now() });
        postState({ isOpened: true });
        markOpened();
      },
      onSign: (id) => {
        const isReset = id < lastId;
        lastId = id;
        if (isReset) postState({ isReset });
      },
      onEvent: (event, id) => {
        post({ type: 'event', person, event, id });
        handOut(event, id);
      },
      onSignedOut: () => {
        letGoOfSource();
        post({ type: 'signed-out', person });
        page.notify({ type: 'signed-out' });
      },
      onLost: (since) => setState({ connection: 'lost', since }),
    });
  }

  function receive(message: StreamMessage): void {
    if (message.type === 'who') sayHello();
    if (message.type === 'ping' && isHolder) postState();
    if (message.type === 'bye') others.delete(message.tab);
    if (message.type === 'signed-out' && wanted?.person === message.person) {
      page.notify({ type: 'signed-out' });
    }
    if (message.type === 'hello') {
      others.set(message.tab, message.wanted);
      if (isHolder) answer(message.isHidden);
    }
    if (isHolder || !wanted || (message.type !== 'state' && message.type !== 'event')) return;
    heardAt = Date.now();
    isAsked = false;
    if (message.person !== wanted.person) return;
    if (message.type === 'event') handOut(message.event, message.id);
    else follow(message);
  }

  function answer(isOtherHidden: boolean): void {
    openStream();
    postState();
    // A hidden page may be put to sleep at any time.
    if (!isHidden() || isOtherHidden) return;
    lock.withdraw();
    lock.compete();
  }

  /** Takes over what the holder says. */
  function follow(message: StreamMessage & { type: 'state' }): void {
    const wasLive = page.state.getState().connection === 'live';
    lastId = message.isReset ? message.lastId : Math.max(lastId, message.lastId);
    setState(message.state);
    if (message.isOpened || (!wasLive && message.state.connection === 'live')) markOpened();
    if (message.isHidden && !isHidden()) sayHello();
  }

  function tick(): void {
    const now = Date.now();
    if (isHolder) {
      if (now - beatAt >= BEAT_MS) postState();
    } else if (isAsked && now - heardAt > SILENCE_MS) {
      isAsked = false;
      heardAt = now;
      lock.steal();
    } else if (now - heardAt > SILENCE_MS) {
      isAsked = true;
      post({ type: 'ping' });
    }
  }

  /** Competes for the stream while the page is in use; otherwise it holds nothing. */
  function update(): void {
    clearInterval(timer);
    timer = undefined;
    if (!isActive()) return lock.withdraw();
    if (channel) timer = setInterval(tick, TICK_MS);
    if (!isHolder) {
      isAsked = false;
      heardAt = Date.now();
    }
    lock.compete();
    sayHello();
    if (isHolder) openStream();
    if (isBehind && page.state.getState().connection === 'live') markOpened();
  }

  function enter(): void {
    if (isAsleep) return;
    if (canShare() && !channel) {
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage>) => receive(data));
    }
    update();
  }

  function leave(): void {
    post({ type: 'bye', tab });
    update();
    channel?.close();
    channel = undefined;
    others.clear();
  }

  function sleep(): void {
    isAsleep = true;
    // What it knows is old when it is shown again.
    if (wanted) setState({ connection: 'connecting', since: Date.now() });
    leave();
  }

  function wake(): void {
    if (!isAsleep) return;
    isAsleep = false;
    if (wanted) enter();
  }

  document.addEventListener('visibilitychange', () => wanted && !isAsleep && update());
  document.addEventListener('freeze', sleep);
  document.addEventListener('resume', wake);
  window.addEventListener('pagehide', sleep);
  window.addEventListener('pageshow', wake);

  return {
    want: (next) => {
      if (next?.person !== wanted?.person) lastId = 0;
      wanted = next;
      if (next) return enter();
      leave();
      page.state.setState({ connection: 'off', since: Date.now() });
    },
  };
}

function addressOf(baseUrl: string, tokens: readonly string[], lastId: number): string {
  const query = new URLSearchParams();
  if (tokens.length > 0) query.set('orders', tokens.join(','));
  if (lastId > 0) query.set('after', String(lastId));
  return `${baseUrl}/api/events${query.size > 0 ? `?${String(query)}` : ''}`;
}
