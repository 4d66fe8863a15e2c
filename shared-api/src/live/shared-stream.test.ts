import { createStore } from 'zustand/vanilla';
import { FakeEventSource } from '../standalone/fake-event-source.ts';
import type { LiveEvent, LiveState } from './live-event.ts';
import { FakeBrowser } from './testing.ts';
import { createSharedStream, type SharedStream } from './shared-stream.ts';
import type { Wanted } from './stream-message.ts';

const PERSON = '0190a0a0-0000-7000-8000-000000000001';
const [A, B] = ['A'.repeat(22), 'B'.repeat(22)];

interface Tab {
  readonly stream: SharedStream;
  readonly state: () => LiveState['connection'];
  readonly seen: string[];
}

let browser: FakeBrowser;
const opened: SharedStream[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  browser = new FakeBrowser();
  Object.assign(globalThis, { EventSource: FakeEventSource, BroadcastChannel: browser.Channel });
  Object.assign(navigator, { locks: browser.locks });
  FakeEventSource.open = [];
  FakeEventSource.isAnswered = true;
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.want(null);
  show('visible');
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const urls = () => FakeEventSource.open.map(({ url }) => url);

async function openTab(wanted: Partial<Wanted> = {}): Promise<Tab> {
  const state = createStore<LiveState>(() => ({ connection: 'connecting', since: 0 }));
  const seen: string[] = [];
  const notify = (event: LiveEvent) => {
    seen.push(event.type === 'order' ? `order ${event.data.code}` : event.type);
  };
  const stream = createSharedStream('', { state, notify });
  opened.push(stream);
  stream.want({ person: PERSON, tokens: [], isOnHidden: false, ...wanted });
  await pass(200);
  return { stream, state: () => state.getState().connection, seen };
}

function push(code: string, id: number): void {
  const message = new MessageEvent('order', { data: JSON.stringify({ code }), lastEventId: String(id) });
  for (const source of FakeEventSource.open) source.dispatchEvent(message);
}

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('six tabs hold one stream, and each gets every event once', async () => {
  const tabs = [await openTab()];
  for (let count = 1; count < 6; count += 1) tabs.push(await openTab());
  expect(urls()).toEqual(['/api/events']);
  push('K7M', 5);
  await pass(10);
  for (const { seen, state } of tabs) {
    expect(state()).toBe('live');
    expect(seen).toEqual(['open', 'order K7M']);
  }
});

test('the stream covers the tracked orders of all tabs', async () => {
  await openTab({ person: null, tokens: [A] });
  await openTab({ person: null, tokens: [B] });
  expect(urls()).toEqual([`/api/events?orders=${A}%2C${B}`]);
});

test('when the holder closes, the next tab goes on after the last event', async () => {
  const first = await openTab();
  const second = await openTab();
  push('K7M', 5);
  first.stream.want(null);
  await pass(100);
  expect(urls()).toEqual(['/api/events?after=5']);
  push('K7M', 5);
  push('Q3X', 6);
  expect(second.seen).toEqual(['open', 'order K7M', 'open', 'order Q3X']);
});

test('from a holder that no longer responds the stream is taken within three seconds', async () => {
  const frozen = await openTab();
  const [source] = FakeEventSource.open;
  const second = await openTab();
  push('K7M', 5);
  await pass(10);
  browser.freezeHolder();
  // A frozen tab runs nothing, and so does not close its stream either.
  if (source) source.close = () => undefined;
  FakeEventSource.open = [];
  await pass(3_000);
  expect(urls()).toEqual(['/api/events?after=5']);
  push('Q3X', 6);
  expect(second.seen.slice(-1)).toEqual(['order Q3X']);
  expect(frozen.seen).not.toContain('order Q3X');
});

test('hidden tabs hold nothing, but one that rings', async () => {
  const tab = await openTab();
  show('hidden');
  await pass(100);
  expect(urls()).toEqual([]);
  show('visible');
  await pass(100);
  expect(urls()).toEqual(['/api/events']);
  expect(tab.seen).toEqual(['open', 'open']);
  tab.stream.want({ person: PERSON, tokens: [], isOnHidden: true });
  show('hidden');
  await pass(100);
  expect(urls()).toHaveLength(1);
});

test('a page in the back/forward cache holds nothing, and is live again when it is shown', async () => {
  const tab = await openTab();
  window.dispatchEvent(new Event('pagehide'));
  await pass(100);
  expect(urls()).toEqual([]);
  expect(browser.channels).toBe(0);
  expect(tab.state()).toBe('connecting');
  window.dispatchEvent(new Event('pageshow'));
  await pass(100);
  expect(urls()).toHaveLength(1);
  expect(tab.state()).toBe('live');
});

test('another person’s stream is another one, and its events are not handed out here', async () => {
  const first = await openTab();
  const other = await openTab({ person: null, tokens: [A] });
  push('K7M', 5);
  await pass(10);
  expect(first.seen).toContain('order K7M');
  expect(other.seen).toEqual([]);
});

test('without locks every tab has a stream of its own', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await openTab();
  await openTab();
  expect(urls()).toHaveLength(2);
});
