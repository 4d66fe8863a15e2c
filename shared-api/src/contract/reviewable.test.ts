import { isReviewable } from './reviewable.ts';
import type { OrderStage } from './order-stages.ts';
import type { OrderActor } from './vocabulary.ts';

const HOUR_MS = 3_600_000;
const PLACED = Date.parse('2026-03-01T19:00:00.000Z');

type Step = readonly [OrderStage, OrderActor, minutes?: number];

function orderAfter(steps: readonly Step[]) {
  const at = new Date(PLACED).toISOString();
  const all: Step[] = [['pending', 'customer'], ...steps];
  const history = all.map(([stage, by, minutes = null]) => ({ stage, by, at, minutes }));
  return { stage: history.at(-1)?.stage ?? 'pending', history };
}

/** Whether it can be reviewed at once. */
function after(...steps: Step[]): boolean {
  return isReviewable(orderAfter(steps), PLACED);
}

function hoursAfter(hours: number, ...steps: Step[]): boolean {
  return isReviewable(orderAfter(steps), PLACED + hours * HOUR_MS);
}

test('a delivered order can be reviewed, whatever is made of it later', () => {
  const delivered: Step[] = [['delivered', 'provider']];
  expect(after(...delivered)).toBe(true);
  expect(after(...delivered, ['cancelled', 'provider'])).toBe(true);
  expect(after(...delivered, ['refunded', 'admin'])).toBe(true);
  expect(after(...delivered, ['pending', 'provider'], ['rejected', 'provider'])).toBe(true);
});

test('an order that the restaurant accepted and gave up can be reviewed', () => {
  for (const accepted of ['confirmed', 'preparing', 'ready'] as const) {
    expect(after([accepted, 'provider'], ['cancelled', 'provider'])).toBe(true);
    expect(after([accepted, 'provider'], ['pending', 'provider'], ['rejected', 'provider'])).toBe(true);
    expect(after([accepted, 'provider'], ['pending', 'provider'], ['expired', 'system'])).toBe(true);
  }
});

test('an order under way, never accepted or cancelled by its customer cannot', () => {
  expect(after()).toBe(false);
  expect(after(['ready', 'provider'])).toBe(false);
  expect(after(['delivered', 'provider'], ['confirmed', 'provider'])).toBe(false);
  expect(after(['rejected', 'provider'])).toBe(false);
  expect(after(['expired', 'system'])).toBe(false);
  expect(after(['cancelled', 'provider'])).toBe(false);
  expect(after(['cancelled', 'customer'], ['refunded', 'admin'])).toBe(false);
  expect(after(['confirmed', 'provider'], ['pending', 'provider'], ['cancelled', 'customer'])).toBe(false);
});

test('an accepted order without an end can be reviewed three hours after its promised time', () => {
  expect(hoursAfter(2.9, ['confirmed', 'provider'])).toBe(false);
  for (const last of ['preparing', 'ready', 'pending'] as const)
    expect(hoursAfter(3, ['confirmed', 'provider'], [last, 'provider'])).toBe(true);
  expect(hoursAfter(3.4, ['confirmed', 'provider', 30])).toBe(false);
  expect(hoursAfter(3.5, ['confirmed', 'provider', 30])).toBe(true);
  for (const last of ['confirmed', 'pending'] as const)
    expect(hoursAfter(3, ['delivered', 'provider'], [last, 'provider'])).toBe(true);
});

test('a later promise puts the review off no further', () => {
  expect(hoursAfter(3.5, ['confirmed', 'provider', 30], ['preparing', 'provider', 240])).toBe(true);
});

test('without an end, one that was never accepted or that its customer cancelled cannot', () => {
  expect(hoursAfter(99)).toBe(false);
  expect(hoursAfter(99, ['confirmed', 'provider'], ['cancelled', 'customer'], ['pending', 'provider'])).toBe(
    false,
  );
});
