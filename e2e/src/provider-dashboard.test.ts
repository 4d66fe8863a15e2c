import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { problemsOf, settle } from './support/look.ts';
import { moveOrder, placeOrder, uniqueName } from './support/orders.ts';
import { openAs } from './support/people.ts';
import { withCaller } from './support/service.ts';
import { eventuallyEqual } from './support/eventually.ts';

test('the dashboard counts a new order at once and draws charts, each with a table', async () => {
  const owner = await openAs('provider', { viewport: LAPTOP });
  const { page } = owner;
  await page.goto('/provider');
  await page.getByRole('heading', { level: 2, name: OWN_RESTAURANT }).waitFor();
  await page.getByText('Visible to customers').waitFor();
  const today = page.getByRole('region', { name: 'Today' });
  const orders = today.locator('dd').nth(1);
  await orders.getByText(/^\d+$/).waitFor();
  const before = Number(await orders.innerText());
  const order = await placeOrder(OWN_SLUG, uniqueName('Counted'));
  await orders.getByText(String(before + 1), { exact: true }).waitFor();

  const figures = page.getByRole('region', { name: 'How you’re doing' });
  for (const [title, rows] of [
    ['Last seven days', 8],
    ['Busiest hours', 25],
    ['Takings by day', 91],
    ['Best sellers', 11],
  ] as const) {
    const chart = figures.getByRole('figure').filter({ hasText: title });
    await chart.scrollIntoViewIfNeeded();
    await chart.locator('svg.recharts-surface, ol svg').first().waitFor();
    await chart.getByRole('button', { name: `Show as table: ${title}` }).click();
    const table = chart.getByRole('group', { name: title }).getByRole('table');
    await eventuallyEqual(() => table.getByRole('row').count(), rows, title);
  }
  await withCaller('provider', (provider) => moveOrder(provider, order, 'pending', 'delivered'));
  assert.deepEqual(owner.faults, []);
  await owner.close();
});

test('charts follow the language and fit a phone', async () => {
  const owner = await openAs('provider', { viewport: PHONE, language: 'fr' });
  const { page } = owner;
  await page.goto('/provider');
  await settle(page);
  const chart = page.getByRole('figure').filter({ hasText: 'Les sept derniers jours' });
  await chart.scrollIntoViewIfNeeded();
  await chart.getByText('mer.', { exact: true }).waitFor();
  const hours = page.getByRole('figure').filter({ hasText: 'Heures d’affluence' });
  await hours.getByRole('button', { name: /^Afficher le tableau/ }).click();
  assert.deepEqual(await problemsOf(page, 'charts', [PHONE]), []);
  assert.deepEqual(owner.faults, []);
  await owner.close();
});
