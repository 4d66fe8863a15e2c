import { noteAnswered, ringOnce } from './ring-once.ts';

const EVERY_MS = 7_000;
let rings = 0;
let hasSound = true;

/** A tab in which so many orders wait. */
function tab(waiting: number): void {
  const ring = () => {
    rings += 1;
    return hasSound;
  };
  ringOnce(waiting, EVERY_MS, ring, () => undefined);
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  rings = 0;
  hasSound = true;
});
afterEach(() => jest.useRealTimers());

test('three tabs ring once for an order, and again after a while', () => {
  for (let count = 0; count < 3; count += 1) tab(1);
  expect(rings).toBe(1);
  jest.advanceTimersByTime(8_000);
  for (let count = 0; count < 3; count += 1) tab(1);
  expect(rings).toBe(2);
});

test('one more order rings at once, an answered one does not ring again', () => {
  tab(1);
  tab(2);
  expect(rings).toBe(2);
  noteAnswered(1);
  tab(1);
  expect(rings).toBe(2);
  tab(2);
  expect(rings).toBe(3);
});

test('a tab whose sound is blocked leaves it to another', () => {
  hasSound = false;
  tab(1);
  hasSound = true;
  tab(1);
  expect(rings).toBe(2);
});
