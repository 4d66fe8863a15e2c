import { act, renderHook } from '@testing-library/react';
import { useOrderAlarm } from './use-order-alarm.ts';

const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

describe('the first ring', () => {
  const opened = jest.fn(() => ({ state: 'suspended' }));
  beforeEach(() => {
    opened.mockClear();
    Object.assign(globalThis, { AudioContext: opened });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });

  test('waits until a new page is interactive', () => {
    const { result } = renderHook(() => useOrderAlarm(1));
    act(() => jest.advanceTimersByTime(3_000));
    expect(opened).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1_000));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(result.current.isBlocked).toBe(true);
  });

  test('rings immediately for orders that arrive later', () => {
    const { rerender } = renderHook(({ waiting }) => useOrderAlarm(waiting), {
      initialProps: { waiting: 0 },
    });
    act(() => jest.advanceTimersByTime(60_000));
    rerender({ waiting: 1 });
    act(() => jest.advanceTimersByTime(0));
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
