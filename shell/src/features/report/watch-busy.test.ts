import { watchBusy } from './watch-busy.ts';

let idle: ((deadline: Pick<IdleDeadline, 'didTimeout'>) => void)[] = [];

let now = 0;

beforeEach(() => {
  idle = [];
  now = 0;
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(window, { requestIdleCallback: (callback: (typeof idle)[number]) => idle.push(callback) });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

/** The page is looked at, something happens, and after this time it rests, or has not rested yet. */
function look(milliseconds: number, didTimeout: boolean, meanwhile?: () => void): void {
  jest.advanceTimersByTime(10_000);
  meanwhile?.();
  for (const callback of idle.splice(0)) {
    now += milliseconds;
    callback({ didTimeout });
  }
}

test('a page without a rest for five seconds is busy, and said so once', () => {
  const onBusy = jest.fn();
  const stop = watchBusy(onBusy);
  look(20, false);
  expect(onBusy).not.toHaveBeenCalled();
  look(5000, true);
  look(5000, true);
  expect(onBusy).toHaveBeenCalledTimes(1);
  stop();
});

test('a page that nobody looked at, or a device that slept, is not', () => {
  const onBusy = jest.fn();
  const stop = watchBusy(onBusy);
  look(5000, true, () => document.dispatchEvent(new Event('visibilitychange')));
  look(3_600_000, true);
  expect(onBusy).not.toHaveBeenCalled();
  stop();
  jest.advanceTimersByTime(20_000);
  expect(idle).toEqual([]);
});
