import { ignoreRepeatedClick } from './ignore-repeated-click.ts';

const press = (init: MouseEventInit & { pointerType?: string }) => {
  const { pointerType = 'mouse', ...rest } = init;
  const event = Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true, ...rest }), {
    pointerType,
  });
  document.body.dispatchEvent(event);
};
const pressed = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  pressed.mockClear();
  document.body.addEventListener('click', pressed);
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  document.body.removeEventListener('click', pressed);
});

test('ignores the second click of a double click, by mouse or finger', () => {
  ignoreRepeatedClick();
  press({ detail: 2 });
  press({ detail: 1, pointerType: 'touch' });
  expect(pressed).not.toHaveBeenCalled();
});

test('accepts a separate click: by mouse immediately, by finger a moment later, by keyboard', () => {
  ignoreRepeatedClick();
  press({ detail: 1 });
  press({ detail: 0 });
  expect(pressed).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(400);
  press({ detail: 1, pointerType: 'touch' });
  expect(pressed).toHaveBeenCalledTimes(3);
});
