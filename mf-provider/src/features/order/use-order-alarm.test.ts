import { act, renderHook } from '@testing-library/react';
import { useOrderAlarm } from './use-order-alarm.ts';

const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('a mute ends by itself after fifteen minutes', () => {
  const { result } = renderHook(() => useOrderAlarm(1));
  expect(result.current.mutedUntil).toBeNull();
  act(() => result.current.mute());
  expect(result.current.mutedUntil).toBe(Date.now() + 15 * MINUTE_MS);
  act(() => jest.advanceTimersByTime(14 * MINUTE_MS));
  expect(result.current.mutedUntil).not.toBeNull();
  act(() => jest.advanceTimersByTime(MINUTE_MS + 10_000));
  expect(result.current.mutedUntil).toBeNull();
});
