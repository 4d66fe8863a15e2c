import { watchClock } from './watch-clock.ts';

afterEach(() => void jest.useRealTimers());

test('a clock that is set while the page is open, or a device that slept, leads to one call', () => {
  jest.useFakeTimers();
  const call = jest.fn(() => Promise.resolve());
  const stop = watchClock(call);
  jest.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.advanceTimersByTime(30_000);
  expect(call).toHaveBeenCalledTimes(1);
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(30_000);
  expect(call).toHaveBeenCalledTimes(2);
  stop();
  jest.setSystemTime(0);
  jest.advanceTimersByTime(30_000);
  expect(call).toHaveBeenCalledTimes(2);
});
