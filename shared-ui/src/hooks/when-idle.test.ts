import { whenIdle } from './when-idle.ts';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('waits until the browser is idle, at most for the timeout', () => {
  const requested: (readonly [IdleRequestCallback, IdleRequestOptions | undefined])[] = [];
  const cancelled: number[] = [];
  window.requestIdleCallback = (action, options) => requested.push([action, options]);
  window.cancelIdleCallback = (handle) => cancelled.push(handle);
  const action = jest.fn();
  const cancel = whenIdle(action, 500);
  expect(action).not.toHaveBeenCalled();
  expect(requested).toEqual([[action, { timeout: 500 }]]);
  cancel();
  expect(cancelled).toEqual([1]);
});

test('runs in a timeout without requestIdleCallback, unless cancelled', () => {
  jest.useFakeTimers();
  const action = jest.fn();
  const never = jest.fn();
  whenIdle(action, 500);
  whenIdle(never, 500)();
  expect(action).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(action).toHaveBeenCalledTimes(1);
  expect(never).not.toHaveBeenCalled();
});
