import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { ReleaseService } from '../../../registry/index.ts';
import { temporaryStore, writeBuild } from '../../../registry/testing/fixtures.ts';
import { createGate } from '../create-gate.ts';
import { Browsers } from './browsers.ts';

it('a build that is stored starts the browser for its check, and only the check uses it', async (context) => {
  const { store } = await temporaryStore(context);
  let count = 0;
  const slow = {
    name: 'smoke',
    run: () => Promise.resolve({ problems: [], unchecked: [] }),
    warmUp: () => (count += 1),
  };
  const service = new ReleaseService({ store, gate: createGate({ store, slowChecks: [slow] }) });
  await service.addBuild(await writeBuild(context));
  assert.equal(count, 1);
});

it('a warm browser is the next check’s, and one that nobody uses ends', async () => {
  const browsers = new Browsers(undefined, 500);
  const { signal } = new AbortController();
  browsers.warmUp();
  let used: Browser | undefined;
  const version = await browsers.use(signal, async (launch) => (used = await launch()).version());
  assert.match(version, /\d/);
  assert.equal(used?.isConnected(), false, 'none outlives its check');
  browsers.warmUp();
  await sleep(1500);
  let isFresh: boolean | undefined;
  await browsers.use(signal, async (launch) => (isFresh = (await launch()).isConnected()));
  assert.equal(isFresh, true);
  await browsers.stop();
});
