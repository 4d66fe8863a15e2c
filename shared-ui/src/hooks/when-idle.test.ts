import { whenIdle } from './when-idle.ts';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('waits for a quiet moment, at most so long', () => {
  const asked: (readonly [IdleRequestCallback, IdleRequestOptions | undefined])[] = [];
  const cancelled: number[] = [];
  window.requestIdleCallback = (action, options) => asked.push([action, options]);
  window.cancelIdleCallback = (handle) => cancelled.push(handle);
  const action = jest.fn();
  const callOff = whenIdle(action, 500);
  expect(action).not.toHaveBeenCalled();
  expect(asked).toEqual([[action, { timeout: 500 }]]);
  callOff();
  expect(cancelled).toEqual([1]);
});

test('comes soon where the browser knows no quiet moments, unless it is called off', () => {
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
