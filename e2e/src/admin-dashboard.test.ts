import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { MarketplaceStatistics, Order, RestaurantSummary } from 'shared-api/contract';
import { OWN_RESTAURANT } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { problemsOf, settle } from './support/look.ts';
import { waitForMailedPage } from './support/mail.ts';
import { placeOrder, uniqueName } from './support/orders.ts';
import { openOwner, registerOwner, restaurantOf } from './support/owners.ts';
import { openAs, openGuest } from './support/people.ts';
import { withCaller } from './support/service.ts';
import { eventuallyEqual } from './support/eventually.ts';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

async function isPublic(page: Page, slug: string): Promise<boolean> {
  return (await page.request.get(`/api/providers/restaurant/slug/${slug}`)).ok();
}

test('a new restaurant owner appears live, is declined with a reason, notified, and then approved', async () => {
  const [admin, guest] = await Promise.all([openAs('admin', { viewport: LAPTOP }), openGuest()]);
  const { page } = admin;
  await page.goto('/admin');
  const queue = region(page, 'Waiting for approval');
  await queue.getByRole('listitem').first().waitFor();
  const owner = await registerOwner('Penda', 'Chez Penda');
  const waiting = await inQueue(queue, owner.name);
  await waiting.getByText(owner.provider.restaurantName).waitFor();
  await waiting.getByText('Rosso, Trarza · no dishes yet').waitFor();
  assert.equal(await isPublic(guest.page, owner.provider.slug), false);

  await waiting.getByRole('button', { name: `Decline: ${owner.name}` }).click();
  const no = page.getByRole('alertdialog', { name: `Decline ${owner.name}?` });
  await no.getByRole('button', { name: 'Decline' }).click();
  await no.getByText('Give the reason in a few words.').waitFor();
  await no.getByLabel(/^Reason/).fill('The address does not exist');
  assert.deepEqual(await problemsOf(page, 'decline dialog', [PHONE, LAPTOP]), []);
  await no.getByRole('button', { name: 'Decline' }).click();
  await page.getByText(`${owner.name} was declined.`).waitFor();
  await waiting.waitFor({ state: 'detached' });
  await waitForMailedPage(owner.user.email, '/contact');

  const theirs = await openOwner(owner, { viewport: LAPTOP });
  await theirs.page.goto('/provider');
  await theirs.page.getByRole('button', { name: /^Notifications/ }).click();
  await theirs.page.getByText('Your restaurant wasn’t accepted: The address does not exist').waitFor();

  await queue.getByRole('radio', { name: 'Declined' }).click();
  await page.waitForURL((url) => url.searchParams.get('queue') === 'declined');
  const declined = queue.getByRole('listitem').filter({ hasText: owner.provider.restaurantName }).first();
  await declined.getByText('The address does not exist').waitFor();
  await declined.getByRole('button', { name: `Accept: ${owner.name}` }).click();
  const yes = page.getByRole('alertdialog', { name: `Accept ${owner.name}?` });
  await yes.getByText(owner.provider.restaurantName).waitFor();
  await yes.getByRole('button', { name: 'Accept' }).click();
  await page.getByText(`${owner.name} is confirmed.`).waitFor();
  assert.equal(await isPublic(guest.page, owner.provider.slug), true);
  await waitForMailedPage(owner.user.email, '/provider');

  const { id } = await restaurantOf(owner);
  await withCaller('admin', (caller) => caller.send('DELETE', `/api/restaurant/${id}`));
  assert.deepEqual([admin.faults, theirs.faults], [[], []]);
  await Promise.all([admin.close(), guest.close(), theirs.close()]);
});

/** The row of somebody in the queue, however far down. */
async function inQueue(queue: Locator, name: string): Promise<Locator> {
  const row = queue
    .getByRole('listitem')
    .filter({ has: queue.page().getByRole('link', { name, exact: true }) })
    .first();
  const more = queue.getByRole('button', { name: /^Show (one )?more/ });
  await row.or(more).first().waitFor();
  if (await more.isVisible()) await more.click();
  await row.waitFor();
  return row;
}

test('a restaurant is found, deleted and restored for visitors; its orders stay', async () => {
  const [admin, guest] = await Promise.all([openAs('admin', { viewport: LAPTOP }), openGuest()]);
  const { page } = admin;
  const restaurant = await withCaller(undefined, async (caller) => {
    const all = await caller.get<RestaurantSummary[]>('/api/restaurant?limit=100');
    return all.find(({ name, opening }) => name !== OWN_RESTAURANT && opening.isOpen && !opening.changesAt);
  });
  assert.ok(restaurant);
  const { name, provider } = restaurant;
  const order = await placeOrder(provider.slug, uniqueName('Early'));

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Add a restaurant' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search name or description' }).fill(name);
  await page.waitForURL((url) => url.searchParams.get('q') === name);
  const list = region(page, 'All restaurants');
  const row = list.getByRole('row').filter({ hasText: name }).first();
  await row.getByRole('link', { name: `View or edit: ${name}` }).waitFor();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // Hovering keeps the toast with its Undo button.
  await page.getByText(`${name} was deleted.`).hover();
  assert.equal(await isPublic(guest.page, provider.slug), false);
  await row.getByText('Deleted').waitFor();
  const stored = await withCaller('admin', (caller) => caller.get<Order>(`/api/orders/${order.id}`));
  assert.equal(stored.restaurant.name, name);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`${name} is back on the list.`).waitFor();
  assert.equal(await isPublic(guest.page, provider.slug), true);
  await row.getByText('Visible').waitFor();
  assert.deepEqual(admin.faults, []);
  await Promise.all([admin.close(), guest.close()]);
});

test('the marketplace: today, 90 days drawn and as a table, by region; the figures are the service’s', async () => {
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  const statistics = await withCaller('admin', (caller) =>
    caller.get<MarketplaceStatistics>('/api/statistics/marketplace?days=90'),
  );
  await page.goto('/admin');
  const market = region(page, 'Marketplace');
  const chart = market.locator('figure').filter({ has: page.getByRole('heading', { name: 'Orders' }) });
  await chart.scrollIntoViewIfNeeded();
  await chart.locator('svg').first().waitFor();
  await chart.getByRole('button', { name: 'Show as table: Orders' }).click();
  const rows = chart.getByRole('table', { name: 'Orders' }).getByRole('row');
  await eventuallyEqual(() => rows.count(), 91);
  const yesterday = statistics.days.at(-2);
  assert.match(await rows.nth(89).innerText(), new RegExp(`\\b${yesterday?.orders}$`));
  const regions = market.locator('figure').filter({ has: page.getByRole('heading', { name: 'By region' }) });
  await regions
    .getByText(statistics.regions[0]?.region ?? '', { exact: true })
    .first()
    .waitFor();

  await market.getByRole('radio', { name: '7 days' }).click();
  await page.waitForURL((url) => url.searchParams.get('days') === '7');
  await eventuallyEqual(() => rows.count(), 8);
  await settle(page);
  assert.deepEqual(await problemsOf(page, 'figures as tables'), []);
  assert.deepEqual(admin.faults, []);
  await admin.close();
});
