import { act, renderHook } from '@testing-library/react';
import { correctClock, serviceNow } from './service-clock.ts';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SERVICE = Date.parse('2026-11-20T20:00:00Z');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__maidaClockOffset');
  jest.useRealTimers();
});

/** Sets the device's clock, and lets a reply of the service arrive after a while. */
function receiveReply(deviceTime: number, takesMs = 200): void {
  jest.setSystemTime(deviceTime + takesMs);
  correctClock(SERVICE, deviceTime);
}

test.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])('a clock that is an hour %s is corrected at once, within what the reply says', (_, wrongBy) => {
  jest.setSystemTime(SERVICE + wrongBy);
  const { result } = renderHook(() => useNow(MINUTE_MS));
  expect(result.current).toBe(SERVICE + wrongBy);
  act(() => receiveReply(SERVICE + wrongBy));
  expect(Math.abs(result.current - SERVICE)).toBeLessThanOrEqual(1_200);
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  expect(Math.abs(result.current - SERVICE - MINUTE_MS)).toBeLessThanOrEqual(1_200);
});

test('a right clock is left alone, however slow the reply is', () => {
  receiveReply(SERVICE - 8_000, 20_000);
  expect(serviceNow()).toBe(Date.now());
});

test('a clock that is set meanwhile is corrected by the next reply', () => {
  receiveReply(SERVICE + HOUR_MS);
  receiveReply(SERVICE);
  expect(Math.abs(serviceNow() - Date.now())).toBeLessThanOrEqual(200);
});

test('a reply without a readable date changes nothing', () => {
  jest.setSystemTime(SERVICE);
  correctClock(Number.NaN, SERVICE);
  expect(serviceNow()).toBe(SERVICE);
});
