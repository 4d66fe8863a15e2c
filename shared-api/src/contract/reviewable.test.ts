import { isReviewable } from './reviewable.ts';
import type { OrderStage } from './order-stages.ts';
import type { OrderActor } from './vocabulary.ts';

type Step = readonly [OrderStage, OrderActor];

function after(...steps: Step[]): boolean {
  const history = [['pending', 'customer'] as Step, ...steps].map(([stage, by]) => ({ stage, by }));
  return isReviewable({ stage: history.at(-1)?.stage ?? 'pending', history });
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
