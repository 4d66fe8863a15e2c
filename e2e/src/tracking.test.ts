import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { orderTakeaway, dishes, OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { holdBack, LAPTOP } from './support/browser.ts';
import { moveOrder, ordersOf, placeOrder, restaurantBySlug, uniqueName } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { withCaller, type Caller } from './support/service.ts';
import { eventuallyEqual } from './support/eventually.ts';

function asProvider<T>(act: (provider: Caller) => Promise<T>): Promise<T> {
  return withCaller('provider', act);
}

/** The status sentence of the order. */
function headline(page: Page, text: string) {
  return page.getByRole('main').getByRole('heading', { level: 2, name: text, exact: true });
}

test('an order is followed from the confirmation to its review, without a reload', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const name = uniqueName('Follow');
  await orderTakeaway(page, name);
  const link = await page.getByLabel('Tracking link').inputValue();
  await page.getByRole('link', { name: 'Track my order' }).click();
  await page.waitForURL(link);
  await headline(page, 'Waiting for the restaurant').waitFor();
  await page.getByText('This page updates automatically.').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await asProvider(async (provider) => {
    const { id } = await restaurantBySlug(provider, OWN_SLUG);
    const [order] = await ordersOf(provider, id, name);
    assert.ok(order);
    await moveOrder(provider, order, 'pending', 'confirmed', 25);
    await headline(page, 'Confirmed').waitFor();
    await page.getByText(/Ready in 25 minutes/).waitFor();
    await page.getByText(/^Ready to pick up around \d\d:\d\d/).waitFor();
    await moveOrder(provider, order, 'confirmed', 'preparing');
    await headline(page, 'In the kitchen').waitFor();
    await moveOrder(provider, order, 'preparing', 'ready');
    await headline(page, 'Ready to pick up').waitFor();
    await moveOrder(provider, order, 'ready', 'delivered');
    await headline(page, 'Picked up').waitFor();
  });

  await page.getByRole('heading', { name: `How was ${OWN_RESTAURANT}?` }).waitFor();
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Please choose one to five stars.').waitFor();
  await page.getByRole('radio', { name: '4 out of 5 stars' }).check({ force: true });
  await page.getByLabel(/^Your comment/).fill(`Tender and quick. ${name}`);
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByRole('heading', { name: 'Your review' }).waitFor();
  assert.equal(await page.evaluate(() => 'isSamePage' in globalThis), true, 'the page was not reloaded');

  await page.getByRole('link', { name: 'Order again' }).click();
  await page.getByRole('heading', { level: 1, name: OWN_RESTAURANT }).waitFor();
  await dishes(page).and(page.locator(':checked')).nth(1).waitFor();
  await page.getByRole('button', { name: /^Rated \d/ }).click();
  await page.getByRole('dialog', { name: 'Reviews' }).getByText(`Tender and quick. ${name}`).waitFor();
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('without the live stream the page polls', async () => {
  const order = await placeOrder(OWN_SLUG, uniqueName('Poll'));
  const guest = await openGuest({ language: 'fr' });
  const { page } = guest;
  await page.clock.install();
  await page.route('**/events', (route) => route.abort());
  await page.goto(`/orders/${order.trackingToken}`);
  await headline(page, 'En attente du restaurant').waitFor();
  await page.getByText('Connexion faible', { exact: false }).waitFor();
  await asProvider((provider) => moveOrder(provider, order, 'pending', 'confirmed', 20));
  await page.clock.fastForward(16_000);
  await headline(page, 'Commande acceptée').waitFor();
  await guest.close();
});

test('an order can be cancelled until the restaurant has accepted it', async () => {
  const [early, late] = [
    await placeOrder(OWN_SLUG, uniqueName('Early')),
    await placeOrder(OWN_SLUG, uniqueName('Late')),
  ];
  const guest = await openGuest();
  const { page } = guest;
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await page.goto(`/orders/${early.trackingToken}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('button', { name: 'Keep the order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('button', { name: 'Yes, cancel it' }).click();
  await headline(page, 'Cancelled').waitFor();
  await page.getByText('You cancelled this order.').waitFor();
  await page.getByRole('button', { name: 'Cancel order' }).waitFor({ state: 'detached' });

  // The page gets no event, so that the restaurant is first.
  await page.route('**/events', (route) => route.abort());
  await page.goto(`/orders/${late.trackingToken}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await asProvider((provider) => moveOrder(provider, late, 'pending', 'confirmed', 20));
  await question.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page
    .getByText(/^The restaurant has already replied/)
    .first()
    .waitFor();
  await headline(page, 'Confirmed').waitFor();
  await guest.close();
});

test('a device lists its orders, opens one by a pasted link, and reports an unknown one', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await page.goto('/orders');
  await page.getByText('Nothing has been ordered on this device yet.').waitFor();
  await orderTakeaway(page, uniqueName('Device'));
  await page.goto('/orders');
  const card = page.getByRole('listitem').filter({ hasText: OWN_RESTAURANT });
  await card.getByText('Pending', { exact: true }).waitFor();
  await eventuallyEqual(() => card.count(), 1);

  const field = page.getByRole('textbox', { name: 'Order code or tracking link' });
  const track = page.getByRole('button', { name: 'Track', exact: true });
  await field.fill('where is my order');
  await track.click();
  await page.getByText('This is neither an order code like K7M-42Q nor a tracking link.').waitFor();
  await field.fill('AAAAAAAAAAAAAAAAAAAAAA');
  await track.click();
  await page.getByText(/^We couldn’t find this order/).waitFor();

  const order = await placeOrder(OWN_SLUG, uniqueName('Pasted'));
  await field.fill(new URL(`/orders/${order.trackingToken}`, page.url()).href);
  await track.click();
  await page.getByText(`Order ${order.code}`, { exact: false }).first().waitFor();

  // This link passes no restaurant along.
  const release = await holdBack(page, `**/api/providers/restaurant/slug/${OWN_SLUG}`);
  await page.getByRole('link', { name: 'See the menu' }).click();
  await page.getByText('Loading...', { exact: true }).first().waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: OWN_RESTAURANT }).waitFor();
  await guest.close();
});

test('signed in, /orders lists the customer’s orders and redirects owners and admins to their lists', async () => {
  const order = await placeOrder(OWN_SLUG, uniqueName('Mine'), 'customer');
  const customer = await openAs('customer', { viewport: LAPTOP });
  const { page } = customer;
  await page.goto('/orders');
  await page.getByText('My orders', { exact: true }).first().waitFor();
  const card = page.getByRole('listitem').filter({ hasText: order.code });
  await card.getByText('Pending', { exact: true }).waitFor();
  await asProvider((provider) => moveOrder(provider, order, 'pending', 'confirmed', 20));
  await card.getByText('Confirmed', { exact: true }).waitFor();
  await card.getByRole('link', { name: OWN_RESTAURANT }).click();
  await page.waitForURL('**/orders/*');
  await headline(page, 'Confirmed').waitFor();
  assert.deepEqual(customer.faults, []);
  await customer.close();
  for (const [who, path] of [
    ['provider', '/provider/orders'],
    ['admin', '/admin/orders'],
  ] as const) {
    const visitor = await openAs(who, { viewport: LAPTOP });
    await visitor.page.goto('/orders');
    await visitor.page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    await visitor.page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await visitor.close();
  }
});
