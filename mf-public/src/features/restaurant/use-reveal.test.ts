import { act, renderHook } from '@testing-library/react';
import { useReveal } from './use-reveal.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.innerWidth = 1024;
});

function wait(milliseconds: number) {
  act(() => jest.advanceTimersByTime(milliseconds));
}

function renderList(width: number) {
  window.innerWidth = width;
  return renderHook((subject) => useReveal(subject, 50, undefined), { initialProps: '' });
}

test.each([
  [360, [2, 4, 6, 8, 10, 12]],
  [1280, [4, 8, 12]],
])('at %d px few cards answer a key, and the rest of a step follows bit by bit', (width, expected) => {
  const { result, rerender } = renderList(width);
  expect(result.current.count).toBe(12);
  rerender('grill');
  const counts = expected.map(() => {
    const { count } = result.current;
    wait(400);
    return count;
  });
  expect(counts).toEqual(expected);
  wait(2_000);
  expect(result.current.count).toBe(12);
});

test('another subject starts over', () => {
  const { result, rerender } = renderList(360);
  rerender('g');
  wait(400);
  expect(result.current.count).toBe(4);
  rerender('gr');
  expect(result.current.count).toBe(2);
});

test('shows no more than there are', () => {
  const { result } = renderHook(() => useReveal('', 3, undefined));
  expect(result.current).toMatchObject({ count: 3, hasMore: false });
});
