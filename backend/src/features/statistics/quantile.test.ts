import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quantile, quantileOfSteps, WAIT_STEPS } from './quantile.ts';

test('a quantile lies between two values by proportion', () => {
  assert.equal(quantile([], 0.5), null);
  assert.equal(quantile([7], 0.9), 7);
  assert.equal(quantile([10, 20], 0.5), 15);
  assert.equal(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.9), 10);
});

test('of counted steps, it lies within the step', () => {
  assert.equal(quantileOfSteps(new Map(), 0.5), null);
  assert.equal(quantileOfSteps(new Map([[0, 10]]), 0.5), 8);
  const even = new Map([
    [4, 10],
    [3, 10],
  ]);
  assert.equal(quantileOfSteps(even, 0.5), 60, 'half of them took up to a minute');
  assert.equal(quantileOfSteps(even, 0.75), 68);
  const beyond = quantileOfSteps(new Map([[WAIT_STEPS.length, 1]]), 0.5);
  assert.equal(beyond, WAIT_STEPS.at(-1), 'nobody knows how long the last step is');
});
