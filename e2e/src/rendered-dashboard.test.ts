import { requestRendered, CONTENT, HTML, openRendered, READERS } from './support/rendered-pages.ts';
import { OWN_RESTAURANT } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';

test('an owner’s dashboard is rendered on the server, in their language', async ({ owner }) => {
  const page = await owner({ hasScripts: false, language: 'fr' });
  await openRendered(page, '/provider');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: OWN_RESTAURANT })).toBeVisible();
  const orders = page.getByRole('region', { name: 'Aujourd’hui' }).locator('dd').nth(1);
  await expect(orders).toHaveText(/^\d+$/);
});

test('it is never cached, and nobody else gets it', async ({ owner, customer, product }) => {
  const own = await requestRendered((await owner()).context(), '/provider');
  expect(own.headers()['cache-control']).toBe('private, no-store');
  expect(own.headers()['etag']).toBeUndefined();
  const customerPage = await customer();
  const others = [
    await (await customerPage.request.get('/provider', { headers: HTML })).text(),
    await (await fetch(`${product.address}/provider`, { headers: HTML })).text(),
  ];
  for (const text of others) {
    expect(text).not.toContain(CONTENT);
    expect(text).not.toContain(OWN_RESTAURANT);
  }
});

for (const reader of READERS) {
  test(`hydration causes no difference and no repeated call (${reader.language})`, async ({ owner }) => {
    const page = await owner(reader);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const forget = async () => {
      await page.goto('about:blank');
      asked.length = 0;
    };
    await openRendered(page, '/provider', { before: forget });
    const chart = page.getByRole('figure').first();
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator('svg.recharts-surface')).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/restaurant'))).toEqual([]);
  });
}
