import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NothingLiveError, type LiveSet } from 'platform/contract/server';
import { isShellLive, waitForShell } from './wait-for-shell.ts';

/** What is live, once `attempts` reads have failed. */
function liveAfter(
  attempts: number,
  failure: Error = new NothingLiveError('No release of the shell is live.'),
) {
  let reads = 0;
  return {
    readLive: () => (reads++ < attempts ? Promise.reject(failure) : Promise.resolve({} as LiveSet)),
  };
}

test('an empty store has no live shell; a store that can’t be read is an error', async () => {
  assert.equal(await isShellLive(liveAfter(1)), false);
  assert.equal(await isShellLive(liveAfter(0)), true);
  await assert.rejects(isShellLive(liveAfter(1, new Error('the bucket is away'))), /the bucket is away/);
});

test('a product on an empty store gets ready by itself once a shell is released', async () => {
  assert.equal(await waitForShell(liveAfter(1), new AbortController().signal), true);
  assert.equal(await waitForShell(liveAfter(1, new Error('away')), new AbortController().signal), true);
});

test('a product that is stopped waits no longer', async () => {
  const stopping = new AbortController();
  const waiting = waitForShell(liveAfter(Infinity), stopping.signal);
  stopping.abort();
  assert.equal(await waiting, false);
});
