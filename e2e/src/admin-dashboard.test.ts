import type { Locator, Page } from '@playwright/test';
import type { MarketplaceStatistics, Order, RestaurantSummary } from 'shared-api/contract';
import { LAPTOP, PHONE } from './support/browser.ts';
import { OWN_RESTAURANT } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf, settle } from './support/look.ts';
import { waitForMailedPage } from './support/mail.ts';
import { placeOrder, uniqueName } from './support/orders.ts';
import { registerOwner, restaurantOf } from './support/owners.ts';
import type { Service } from './support/service.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

async function isPublic(page: Page, slug: string): Promise<boolean> {
  return (await page.request.get(`/api/providers/restaurant/slug/${slug}`)).ok();
}

test('a new restaurant owner appears live, is declined with a reason, notified, and then approved', async ({
  admin,
  guest,
  owner,
  service,
  product,
}) => {
  const [page, visitor] = await Promise.all([admin({ viewport: LAPTOP }), guest()]);
  await page.goto('/admin');
  const queue = region(page, 'Waiting for approval');
  await expect(queue.getByRole('listitem').first()).toBeVisible();
  const penda = await registerOwner(service, 'Penda', 'Chez Penda');
  const { id } = await restaurantOf(service, penda);
  const caller = await service.as('admin');
  service.undoLater(() => caller.send('DELETE', `/api/restaurant/${id}`));
  const waiting = await inQueue(queue, penda.name);
  await expect(waiting.getByText(penda.provider.restaurantName)).toBeVisible();
  await expect(waiting.getByText('Rosso, Trarza · no dishes yet')).toBeVisible();
  expect(await isPublic(visitor, penda.provider.slug)).toBe(false);

  await waiting.getByRole('button', { name: `Decline: ${penda.name}` }).click();
  const no = page.getByRole('alertdialog', { name: `Decline ${penda.name}?` });
  await no.getByRole('button', { name: 'Decline' }).click();
  await expect(no.getByText('Give the reason in a few words.')).toBeVisible();
  await no.getByLabel(/^Reason/).fill('The address does not exist');
  expect(await problemsOf(page, 'decline dialog', [PHONE, LAPTOP])).toEqual([]);
  await no.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(`${penda.name} was declined.`)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await waitForMailedPage(product, penda.email, '/contact');

  const ownerPage = await owner({ viewport: LAPTOP, email: penda.email });
  await ownerPage.goto('/provider');
  await ownerPage.getByRole('button', { name: /^Notifications/ }).click();
  const refusal = 'Your restaurant wasn’t accepted: The address does not exist';
  // What has come since the page was opened is also announced.
  await expect(ownerPage.getByRole('dialog', { name: 'Notifications' }).getByText(refusal)).toBeVisible();

  await queue.getByRole('radio', { name: 'Declined' }).click();
  await page.waitForURL((url) => url.searchParams.get('queue') === 'declined');
  const declined = queue.getByRole('listitem').filter({ hasText: penda.provider.restaurantName }).first();
  await expect(declined.getByText('The address does not exist')).toBeVisible();
  await declined.getByRole('button', { name: `Accept: ${penda.name}` }).click();
  const yes = page.getByRole('alertdialog', { name: `Accept ${penda.name}?` });
  await expect(yes.getByText(penda.provider.restaurantName)).toBeVisible();
  await yes.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(`${penda.name} is confirmed.`)).toBeVisible();
  expect(await isPublic(visitor, penda.provider.slug)).toBe(true);
  await waitForMailedPage(product, penda.email, '/provider');
});

/** The row of somebody in the queue, however far down. */
async function inQueue(queue: Locator, name: string): Promise<Locator> {
  const row = queue
    .getByRole('listitem')
    .filter({ has: queue.page().getByRole('link', { name, exact: true }) })
    .first();
  const more = queue.getByRole('button', { name: /^Show (one )?more/ });
  await expect(row.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await expect(row).toBeVisible();
  return row;
}

/** Somebody else's restaurant that is open round the clock. */
async function findAlwaysOpen(service: Service): Promise<RestaurantSummary> {
  const all = await (await service.as('guest')).get<RestaurantSummary[]>('/api/restaurant?limit=100');
  const found = all.find(({ name, opening }) => {
    return name !== OWN_RESTAURANT && opening.isOpen && !opening.changesAt;
  });
  if (!found) throw new Error('No other restaurant is always open.');
  return found;
}

test('a restaurant is found, deleted and restored for visitors; its orders stay', async ({
  admin,
  guest,
  service,
}) => {
  const [page, visitor] = await Promise.all([admin({ viewport: LAPTOP }), guest()]);
  const { name, provider } = await findAlwaysOpen(service);
  const order = await placeOrder(service, provider.slug, uniqueName('Early'));

  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Add a restaurant' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name or description' }).fill(name);
  await page.waitForURL((url) => url.searchParams.get('q') === name);
  const list = region(page, 'All restaurants');
  const row = list.getByRole('row').filter({ hasText: name }).first();
  await expect(row.getByRole('link', { name: `View or edit: ${name}` })).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // Hovering keeps the toast with its Undo button.
  await page.getByText(`${name} was deleted.`).hover();
  expect(await isPublic(visitor, provider.slug)).toBe(false);
  await expect(row.getByText('Deleted')).toBeVisible();
  const stored = await (await service.as('admin')).get<Order>(`/api/orders/${order.id}`);
  expect(stored.restaurant.name).toBe(name);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${name} is back on the list.`)).toBeVisible();
  expect(await isPublic(visitor, provider.slug)).toBe(true);
  await expect(row.getByText('Visible')).toBeVisible();
});

test('the marketplace: today, 90 days drawn and as a table, by region; the figures are the service’s', async ({
  admin,
  service,
}) => {
  const page = await admin({ viewport: LAPTOP });
  const caller = await service.as('admin');
  const statistics = await caller.get<MarketplaceStatistics>('/api/statistics/marketplace?days=90');
  await page.goto('/admin');
  const market = region(page, 'Marketplace');
  const chart = market.locator('figure').filter({ has: page.getByRole('heading', { name: 'Orders' }) });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('svg').first()).toBeVisible();
  await chart.getByRole('button', { name: 'Show as table: Orders' }).click();
  const rows = chart.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows).toHaveCount(91);
  const yesterday = statistics.days.at(-2);
  await expect(rows.nth(89)).toHaveText(new RegExp(`\\b${yesterday?.orders}$`), { useInnerText: true });
  const regions = market.locator('figure').filter({ has: page.getByRole('heading', { name: 'By region' }) });
  await expect(regions.getByText(statistics.regions[0]?.region ?? '', { exact: true }).first()).toBeVisible();

  await market.getByRole('radio', { name: '7 days' }).click();
  await page.waitForURL((url) => url.searchParams.get('days') === '7');
  await expect(rows).toHaveCount(8);
  await settle(page);
  expect(await problemsOf(page, 'figures as tables')).toEqual([]);
});
