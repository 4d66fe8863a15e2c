import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createDelivery } from '../../../delivery/index.ts';
import { goLive, temporaryStore } from '../../../registry/testing/fixtures.ts';
import { createGate } from '../create-gate.ts';
import { createSmokeTest } from './smoke-test.ts';

it('a check under way ends when it is stopped, with its browser, and none begins later', async (context) => {
  const { store } = await temporaryStore(context);
  const shell = await goLive(context, store, { name: 'shell' });
  const version = await goLive(context, store);
  const { promise: isOpening, resolve } = Promise.withResolvers<undefined>();
  const owns = () => {
    resolve(undefined);
    return false;
  };
  const service = { owns, handle: () => undefined };
  const smoke = createSmokeTest({ store, createDelivery, service, cookiesOf: () => ({}), roles: [] });
  const gate = createGate({ store, slowChecks: [smoke.check] });
  const check = () => gate.check({ shell, 'mf-demo': version }, 'mf-demo', 'full');
  // These files never show an area, which takes 20 seconds to be sure of.
  const running = check();
  await isOpening;
  const stopped = performance.now();
  await smoke.stop();
  const { problems, unchecked } = await running;
  assert.ok(performance.now() - stopped < 10_000);
  assert.deepEqual(problems, []);
  assert.match(unchecked.join(), /Smoke test: the browser failed: /);
  assert.match((await check()).unchecked.join(), /Smoke test: it was stopped/);
});
