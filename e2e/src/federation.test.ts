import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAPTOP } from './support/browser.ts';
import { openAs } from './support/people.ts';

interface FederationInstance {
  readonly name: string;
  readonly options: { readonly remotes: readonly { readonly name: string; readonly entry: string }[] };
}

test('the first area does not wait for the federation runtime; the next one is loaded by it', async () => {
  const customer = await openAs('customer', { viewport: LAPTOP });
  const { page } = customer;
  await page.goto('/');
  await page.waitForFunction(() => '__FEDERATION__' in globalThis);
  const startedAfterLoad = await page.evaluate(() => {
    const runtime = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/federation.'));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (runtime?.startTime ?? 0) - (navigation?.loadEventStart ?? Infinity);
  });
  assert.ok(
    startedAfterLoad >= 0,
    `the runtime came ${String(-startedAfterLoad)} ms before the page had loaded`,
  );

  const remotesOf = () =>
    page.evaluate(() => {
      const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__') as {
        __INSTANCES__: FederationInstance[];
      };
      const shell = instances.find(({ name }) => name === 'shell');
      return shell?.options.remotes.map(({ name, entry }) => ({ name, entry })) ?? [];
    });
  await page.waitForFunction(() => Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__.length > 0);
  assert.deepEqual(
    (await remotesOf()).map(({ name }) => name.replace(/_[^_]+$/, '')),
    ['mf_public'],
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: /account|profile/i })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname !== '/');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const remotes = await remotesOf();
  assert.equal(remotes.length, 2);

  for (const { name, entry } of remotes) {
    const reply = await page.request.get(new URL('../../mf-manifest.json', entry).href);
    assert.equal(reply.status(), 200);
    const manifest = (await reply.json()) as { id: string };
    assert.equal(manifest.id, name);
  }
  await customer.close();
});
