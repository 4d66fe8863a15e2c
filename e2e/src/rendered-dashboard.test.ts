import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from 'shared-api/contract';
import { requestRendered, CONTENT, HTML, openRendered } from './support/rendered-pages.ts';
import { OWN_RESTAURANT } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { openAs } from './support/people.ts';
import { getProduct } from './support/stage.ts';
import { openWithoutScripts } from './support/without-scripts.ts';

test('an owner’s dashboard is rendered on the server, in their language', async () => {
  const owner = await openAs('provider', { language: 'fr' });
  const { page, close } = await openWithoutScripts({ as: owner });
  await openRendered(page, '/provider');
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor();
  await page.getByRole('heading', { level: 2, name: OWN_RESTAURANT }).waitFor();
  const orders = page.getByRole('region', { name: 'Aujourd’hui' }).locator('dd').nth(1);
  assert.match(await orders.innerText(), /^\d+$/);
  await close();
  await owner.close();
});

test('it is never cached, and nobody else gets it', async () => {
  const owner = await openAs('provider');
  const customer = await openAs('customer');
  const own = await requestRendered(owner.context, '/provider');
  assert.equal(own.headers()['cache-control'], 'private, no-store');
  assert.equal(own.headers()['etag'], undefined);
  const others = [
    await (await customer.context.request.get('/provider', { headers: HTML })).text(),
    await (await fetch(`${getProduct().address}/provider`, { headers: HTML })).text(),
  ];
  for (const text of others) {
    assert.equal(text.includes(CONTENT), false);
    assert.equal(text.includes(OWN_RESTAURANT), false);
  }
  await owner.close();
  await customer.close();
});

for (const language of LANGUAGES) {
  test(`hydration causes no difference and no repeated call (${language})`, async () => {
    for (const viewport of [PHONE, LAPTOP]) {
      const owner = await openAs('provider', { language, viewport });
      const { page } = owner;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const forget = async () => {
        await page.goto('about:blank');
        asked.length = 0;
      };
      await openRendered(page, '/provider', { before: forget });
      const chart = page.getByRole('figure').first();
      await chart.scrollIntoViewIfNeeded();
      await chart.locator('svg.recharts-surface').waitFor();
      const known = asked.filter((path) => path.startsWith('/api/restaurant'));
      assert.deepEqual(known, []);
      assert.deepEqual(owner.faults, []);
      await owner.close();
    }
  });
}
