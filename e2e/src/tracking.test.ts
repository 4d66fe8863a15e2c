import type { Page } from '@playwright/test';
import { orderTakeaway, dishes, OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { holdBack, LAPTOP } from './support/browser.ts';
import { markPage } from './support/faults.ts';
import { expect, test } from './support/journey.ts';
import { getOrder, moveOrder, placeOrder, uniqueName } from './support/orders.ts';

/** The status sentence of the order. */
function headline(page: Page, text: string) {
  return page.getByRole('main').getByRole('heading', { level: 2, name: text, exact: true });
}

test('an order is followed from the confirmation to its review, without a reload', async ({
  guest,
  service,
}) => {
  const page = await guest();
  const name = uniqueName('Follow');
  await orderTakeaway(page, name);
  const link = await page.getByLabel('Tracking link').inputValue();
  await page.getByRole('link', { name: 'Track my order' }).click();
  await page.waitForURL(link);
  await expect(headline(page, 'Waiting for the restaurant')).toBeVisible();
  await expect(page.getByText('This page updates automatically.')).toBeVisible();
  const isSamePage = await markPage(page);

  const provider = await service.as('provider');
  const order = await getOrder(provider, OWN_SLUG, name);
  await moveOrder(provider, order, 'pending', 'confirmed', 25);
  await expect(headline(page, 'Confirmed')).toBeVisible();
  await expect(page.getByText(/Ready in 25 minutes/)).toBeVisible();
  await expect(page.getByText(/^Ready to pick up around (?:\d+ \w{3} \d{4}, )?\d\d:\d\d\.$/)).toBeVisible();
  await moveOrder(provider, order, 'confirmed', 'preparing');
  await expect(headline(page, 'In the kitchen')).toBeVisible();
  await moveOrder(provider, order, 'preparing', 'ready');
  await expect(headline(page, 'Ready to pick up')).toBeVisible();
  await moveOrder(provider, order, 'ready', 'delivered');
  await expect(headline(page, 'Picked up')).toBeVisible();

  await expect(page.getByRole('heading', { name: `How was ${OWN_RESTAURANT}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Please choose one to five stars.')).toBeVisible();
  await page.getByRole('radio', { name: '4 out of 5 stars' }).check({ force: true });
  await page.getByLabel(/^Your comment/).fill(`Tender and quick. ${name}`);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();
  expect(await isSamePage(), 'the page was not reloaded').toBe(true);

  await page.getByRole('link', { name: 'Order again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: OWN_RESTAURANT })).toBeVisible();
  await expect(dishes(page).and(page.locator(':checked')).nth(1)).toBeVisible();
  await page.getByRole('button', { name: /^Rated \d/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Reviews' }).getByText(`Tender and quick. ${name}`),
  ).toBeVisible();
});

test('without the live stream the page polls', async ({ faults, guest, service }) => {
  // The stream is cut.
  faults.expect(/net::ERR_FAILED/);
  const order = await placeOrder(service, OWN_SLUG, uniqueName('Poll'));
  const page = await guest({ language: 'fr' });
  await page.clock.install();
  await page.route('**/api/events*', (route) => route.abort());
  await page.goto(`/orders/${order.trackingToken}`);
  await expect(headline(page, 'En attente du restaurant')).toBeVisible();
  await expect(page.getByText('Connexion faible', { exact: false })).toBeVisible();
  await moveOrder(await service.as('provider'), order, 'pending', 'confirmed', 20);
  await page.clock.fastForward(16_000);
  await expect(headline(page, 'Commande acceptée')).toBeVisible();
});

test('an order can be cancelled until the restaurant has accepted it', async ({ faults, guest, service }) => {
  // The stream is cut, and the late cancellation refused.
  faults.expect(/net::ERR_FAILED/, /status of 409/);
  const note = 'No salt, please.\nبدون ملح!';
  const early = await placeOrder(service, OWN_SLUG, uniqueName('Early'), 'guest', { note });
  const late = await placeOrder(service, OWN_SLUG, uniqueName('Late'));
  const page = await guest();
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await page.goto(`/orders/${early.trackingToken}`);
  const line = (text: string) => page.getByText(text, { exact: true });
  await expect(line('No salt, please.'), 'each line of the note has its own direction').toHaveCSS(
    'direction',
    'ltr',
  );
  await expect(line('بدون ملح!')).toHaveCSS('direction', 'rtl');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('button', { name: 'Keep the order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await question.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(headline(page, 'Cancelled')).toBeVisible();
  await expect(page.getByText('You cancelled this order.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  // The page gets no event, so that the restaurant is first.
  await page.route('**/api/events*', (route) => route.abort());
  await page.goto(`/orders/${late.trackingToken}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await moveOrder(await service.as('provider'), late, 'pending', 'confirmed', 20);
  await question.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText(/^The restaurant has already replied/).first()).toBeVisible();
  await expect(headline(page, 'Confirmed')).toBeVisible();
});

test('a device lists its orders, opens one by a pasted link, and reports an unknown one', async ({
  faults,
  guest,
  service,
}) => {
  faults.expect(/status of 404/);
  const page = await guest();
  await page.goto('/orders');
  await expect(page.getByText('Nothing has been ordered on this device yet.')).toBeVisible();
  await orderTakeaway(page, uniqueName('Device'));
  await page.goto('/orders');
  const card = page.getByRole('listitem').filter({ hasText: OWN_RESTAURANT });
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await expect(card).toHaveCount(1);

  const field = page.getByRole('textbox', { name: 'Order code or tracking link' });
  const track = page.getByRole('button', { name: 'Track', exact: true });
  await field.fill('where is my order');
  await track.click();
  await expect(
    page.getByText('This is neither an order code like K7M-42Q nor a tracking link.'),
  ).toBeVisible();
  await field.fill('AAAAAAAAAAAAAAAAAAAAAA');
  await track.click();
  await expect(page.getByText(/^We couldn’t find this order/)).toBeVisible();

  const order = await placeOrder(service, OWN_SLUG, uniqueName('Pasted'));
  await field.fill(new URL(`/orders/${order.trackingToken}`, page.url()).href);
  await track.click();
  await expect(page.getByText(`Order ${order.code}`, { exact: false }).first()).toBeVisible();

  // This link passes no restaurant along.
  const release = await holdBack(page, `**/api/providers/restaurant/slug/${OWN_SLUG}`);
  await page.getByRole('link', { name: 'See the menu' }).click();
  await expect(page.getByText('Loading...', { exact: true }).first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: OWN_RESTAURANT })).toBeVisible();
});

test('signed in, /orders lists the customer’s orders and redirects owners and admins to their lists', async ({
  admin,
  customer,
  owner,
  service,
}) => {
  const order = await placeOrder(service, OWN_SLUG, uniqueName('Mine'), 'customer');
  const page = await customer({ viewport: LAPTOP });
  await page.goto('/orders');
  await expect(page.getByText('My orders', { exact: true }).first()).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: order.code });
  await expect(card.getByText('Pending', { exact: true })).toBeVisible();
  await moveOrder(await service.as('provider'), order, 'pending', 'confirmed', 20);
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: OWN_RESTAURANT, exact: true }).click();
  await page.waitForURL('**/orders/*');
  await expect(headline(page, 'Confirmed')).toBeVisible();
  for (const { open, path } of [
    { open: owner, path: '/provider/orders' },
    { open: admin, path: '/admin/orders' },
  ]) {
    const staffPage = await open({ viewport: LAPTOP });
    await staffPage.goto('/orders');
    await expect(staffPage).toHaveURL(({ pathname }) => pathname === path);
    await expect(staffPage.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  }
});
