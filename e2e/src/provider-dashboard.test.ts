import { OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf, settle } from './support/look.ts';
import { moveOrder, placeOrder, uniqueName } from './support/orders.ts';

test('the dashboard counts a new order at once and draws charts, each with a table', async ({
  owner,
  service,
}) => {
  const page = await owner({ viewport: LAPTOP });
  await page.goto('/provider');
  await expect(page.getByRole('heading', { level: 2, name: OWN_RESTAURANT })).toBeVisible();
  await expect(page.getByText('Visible to customers')).toBeVisible();
  const today = page.getByRole('region', { name: 'Today' });
  const orders = today.locator('dd').nth(1);
  await expect(orders.getByText(/^\d+$/)).toBeVisible();
  const before = Number(await orders.innerText());
  const order = await placeOrder(service, OWN_SLUG, uniqueName('Counted'));
  await expect(orders.getByText(String(before + 1), { exact: true })).toBeVisible();

  const figures = page.getByRole('region', { name: 'How you’re doing' });
  for (const [title, rows] of [
    ['Last seven days', 8],
    ['Busiest hours', 25],
    ['Takings by day', 91],
    ['Best sellers', 11],
  ] as const) {
    const chart = figures.getByRole('figure').filter({ hasText: title });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator('svg.recharts-surface, ol svg').first()).toBeVisible();
    await chart.getByRole('button', { name: `Show as table: ${title}` }).click();
    const table = chart.getByRole('group', { name: title }).getByRole('table');
    await expect(table.getByRole('row'), title).toHaveCount(rows);
  }
  await moveOrder(await service.as('provider'), order, 'pending', 'delivered');
});

test('charts follow the language and fit a phone', async ({ owner }) => {
  const page = await owner({ viewport: PHONE, language: 'fr' });
  await page.goto('/provider');
  await settle(page);
  const chart = page.getByRole('figure').filter({ hasText: 'Les sept derniers jours' });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.getByText('mer.', { exact: true })).toBeVisible();
  const hours = page.getByRole('figure').filter({ hasText: 'Heures d’affluence' });
  await hours.getByRole('button', { name: /^Afficher le tableau/ }).click();
  expect(await problemsOf(page, 'charts', [PHONE])).toEqual([]);
});
