import { FakeEventSource } from '../standalone/fake-event-source.ts';
import { createLive, type LiveConnection } from './live.ts';

const SECOND_MS = 1_000;
let live: LiveConnection;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') });
  Object.assign(globalThis, { EventSource: FakeEventSource });
  FakeEventSource.open = [];
  FakeEventSource.isAnswered = false;
  live = createLive('/api/events');
  live.start();
  current().dispatchEvent(new Event('open'));
});
afterEach(() => {
  live.stop();
  jest.useRealTimers();
});

function current(): FakeEventSource {
  const [source, ...more] = FakeEventSource.open;
  if (!source || more.length > 0) throw new Error(`${FakeEventSource.open.length} streams are open.`);
  return source;
}

const connection = () => live.state.getState().connection;

test('notifies of each opened stream, so that missed events can be fetched', () => {
  const received: string[] = [];
  current().dispatchEvent(new Event('error'));
  live.subscribe(({ type }) => received.push(type));
  expect(received).toEqual([]);
  current().dispatchEvent(new Event('open'));
  expect(received).toEqual(['open']);
});

test('notifies a new subscriber that the stream is open, unless it has unsubscribed by then', async () => {
  const received: string[] = [];
  live.subscribe(({ type }) => received.push(type));
  live.subscribe(() => received.push('gone'))();
  expect(received).toEqual([]);
  await Promise.resolve();
  expect(received).toEqual(['open']);
});

test('a stream with heartbeats stays; a silent one counts as lost since its last event and is reopened', () => {
  const first = current();
  for (let beat = 0; beat < 6; beat += 1) {
    jest.advanceTimersByTime(20 * SECOND_MS);
    first.dispatchEvent(new MessageEvent('beat', { data: '' }));
  }
  expect(connection()).toBe('live');
  expect(current()).toBe(first);
  const lastEventAt = Date.now();
  jest.advanceTimersByTime(60 * SECOND_MS);
  expect(live.state.getState()).toEqual({ connection: 'lost', since: lastEventAt });
  expect(current()).not.toBe(first);
  current().dispatchEvent(new Event('open'));
  expect(connection()).toBe('live');
});

test('a tab that slept checks its stream when it becomes visible', () => {
  const before = current();
  const sleptAt = Date.now();
  // Asleep, no timer runs.
  jest.setSystemTime(sleptAt + 3_600 * SECOND_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(live.state.getState()).toEqual({ connection: 'lost', since: sleptAt });
  expect(current()).not.toBe(before);
});

test('a short look away changes nothing', () => {
  const before = current();
  jest.advanceTimersByTime(5 * SECOND_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(current()).toBe(before);
  expect(connection()).toBe('live');
});

test('goes offline and online with the device', () => {
  const before = current();
  window.dispatchEvent(new Event('offline'));
  expect(connection()).toBe('lost');
  window.dispatchEvent(new Event('online'));
  expect(current()).not.toBe(before);
  expect(connection()).toBe('lost');
  current().dispatchEvent(new Event('open'));
  expect(connection()).toBe('live');
});

test('reopens a stream that the browser gave up, with growing delays', () => {
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const source = current();
    source.close();
    FakeEventSource.open = [source];
    source.dispatchEvent(new Event('error'));
    expect(connection()).toBe('lost');
    jest.advanceTimersByTime(seconds * SECOND_MS - 1);
    expect(current()).toBe(source);
    jest.advanceTimersByTime(1);
    expect(current()).not.toBe(source);
  }
});

test('a stopped connection ignores the device', () => {
  live.stop();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(120 * SECOND_MS);
  expect(FakeEventSource.open).toEqual([]);
  expect(connection()).toBe('off');
});
