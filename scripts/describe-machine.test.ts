import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeMachine } from './describe-machine.ts';

test('a run says what machine it meets', () => {
  assert.match(
    describeMachine(),
    /^\d+ cores, load [\d. ]+, [\d.]+ of [\d.]+ GiB of memory free, [\d.]+ GiB of disk free, Node 2\d\.\S+, .+ \(\/.+\)$/,
  );
});
