import { FakeEventSource } from '../standalone/fake-event-source.ts';
import { openSource } from './stream-source.ts';

const SECOND_MS = 1_000;
const seen: string[] = [];
let close: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') });
  Object.assign(globalThis, { EventSource: FakeEventSource });
  FakeEventSource.open = [];
  FakeEventSource.isAnswered = false;
  close = openSource(() => '/api/events', {
    onOpen: () => seen.push('open'),
    onSign: (id) => seen.push(`sign ${id}`),
    onEvent: ({ type }, id) => seen.push(`${type} ${id}`),
    onSignedOut: () => seen.push('signed out'),
    onLost: (since) => seen.push(`lost ${since - Date.now()}`),
  });
  current().dispatchEvent(new Event('open'));
  seen.splice(0);
});
afterEach(() => {
  close();
  FakeEventSource.isAnswered = true;
  jest.useRealTimers();
});

function current(): FakeEventSource {
  const [source, ...more] = FakeEventSource.open;
  if (!source || more.length > 0) throw new Error(`${FakeEventSource.open.length} streams are open.`);
  return source;
}

test('hands out events with their numbers', () => {
  current().dispatchEvent(new MessageEvent('order', { data: '{}', lastEventId: '7' }));
  current().dispatchEvent(new MessageEvent('beat', { data: '', lastEventId: '8' }));
  expect(seen).toEqual(['order 7', 'sign 7', 'sign 8']);
});

test('a stream with heartbeats stays; a silent one counts as lost since its last event and is reopened', () => {
  const first = current();
  for (let beat = 0; beat < 6; beat += 1) {
    jest.advanceTimersByTime(20 * SECOND_MS);
    first.dispatchEvent(new MessageEvent('beat', { data: '' }));
  }
  expect(seen).not.toContainEqual(expect.stringContaining('lost'));
  expect(current()).toBe(first);
  jest.advanceTimersByTime(60 * SECOND_MS);
  expect(seen).toContainEqual('lost -50000');
  expect(current()).not.toBe(first);
});

test('a tab that slept checks its stream when it becomes visible', () => {
  const before = current();
  // Asleep, no timer runs.
  jest.setSystemTime(Date.now() + 3_600 * SECOND_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual(['lost -3600000']);
  expect(current()).not.toBe(before);
});

test('a short look away changes nothing', () => {
  const before = current();
  jest.advanceTimersByTime(5 * SECOND_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(current()).toBe(before);
  expect(seen).toEqual([]);
});

test('goes offline and online with the device', () => {
  const before = current();
  window.dispatchEvent(new Event('offline'));
  expect(seen).toEqual(['lost 0']);
  window.dispatchEvent(new Event('online'));
  expect(current()).not.toBe(before);
});

test('reopens a stream that the browser gave up, with growing delays', () => {
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const source = current();
    source.close();
    FakeEventSource.open = [source];
    source.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(seconds * SECOND_MS - 1);
    expect(current()).toBe(source);
    jest.advanceTimersByTime(1);
    expect(current()).not.toBe(source);
  }
});

test('a stream whose session has ended is not opened again', () => {
  current().dispatchEvent(new MessageEvent('signed-out'));
  expect(seen).toEqual(['signed out']);
  jest.advanceTimersByTime(120 * SECOND_MS);
  expect(FakeEventSource.open).toEqual([]);
});

test('a closed stream ignores the device', () => {
  close();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(120 * SECOND_MS);
  expect(FakeEventSource.open).toEqual([]);
});
