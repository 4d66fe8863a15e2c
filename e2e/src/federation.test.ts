import { LAPTOP } from './support/browser.ts';
import { expect, test } from './support/journey.ts';

interface FederationInstance {
  readonly name: string;
  readonly options: { readonly remotes: readonly { readonly name: string; readonly entry: string }[] };
}

test('the first area does not wait for the federation runtime; the next one is loaded by it', async ({
  customer,
}) => {
  const page = await customer({ viewport: LAPTOP });
  await page.goto('/');
  await page.waitForFunction(() => '__FEDERATION__' in globalThis);
  const startedAfterLoad = await page.evaluate(() => {
    const runtime = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/federation.'));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (runtime?.startTime ?? 0) - (navigation?.loadEventStart ?? Infinity);
  });
  expect(startedAfterLoad, 'milliseconds between the page and the runtime').toBeGreaterThanOrEqual(0);

  const remotesOf = () =>
    page.evaluate(() => {
      const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__') as {
        __INSTANCES__: FederationInstance[];
      };
      const shell = instances.find(({ name }) => name === 'shell');
      return shell?.options.remotes.map(({ name, entry }) => ({ name, entry })) ?? [];
    });
  await page.waitForFunction(() => Reflect.get(globalThis, '__FEDERATION__').__INSTANCES__.length > 0);
  expect((await remotesOf()).map(({ name }) => name.replace(/_[^_]+$/, ''))).toEqual(['mf_public']);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /account|profile/i })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname !== '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const remotes = await remotesOf();
  expect(remotes).toHaveLength(2);

  for (const { name, entry } of remotes) {
    const reply = await page.request.get(new URL('../../mf-manifest.json', entry).href);
    expect(reply.status()).toBe(200);
    expect(await reply.json()).toMatchObject({ id: name });
  }
});
