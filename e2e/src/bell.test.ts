import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderTakeaway, OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { LAPTOP } from './support/browser.ts';
import { moveOrder, ordersOf, placeOrder, restaurantBySlug, uniqueName } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { withCaller } from './support/service.ts';

test('the bell notifies a restaurant of an order at once, and is cleared', async () => {
  await withCaller('provider', (provider) => provider.send('DELETE', '/api/notifications'));
  const owner = await openAs('provider', { viewport: LAPTOP });
  const { page } = owner;
  await page.goto('/terms');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: /^Welcome/ }).waitFor();
  await header.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByText('No new notifications', { exact: true }).waitFor();
  await page.keyboard.press('Escape');

  const name = uniqueName('Bell');
  const { code } = await placeOrder(OWN_SLUG, name);
  await header.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const entry = panel.getByRole('link').filter({ hasText: `New order ${code} from ${name}` });
  await entry.waitFor();
  assert.equal(await entry.getAttribute('href'), '/provider/orders');
  await header.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  const cleared = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await panel.getByRole('button', { name: 'Clear All', exact: true }).click();
  await cleared;
  await panel.getByText('No new notifications', { exact: true }).waitFor();
  await page.reload();
  await header.getByRole('link', { name: /^Welcome/ }).waitFor();
  await header.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByText('No new notifications', { exact: true }).waitFor();
  assert.deepEqual(owner.faults, []);
  await owner.close();
});

test('without an account the bell follows the orders of this device', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const name = uniqueName('Guest');
  await orderTakeaway(page, name);
  await withCaller('provider', async (provider) => {
    const { id } = await restaurantBySlug(provider, OWN_SLUG);
    const [order] = await ordersOf(provider, id, name);
    assert.ok(order);
    await moveOrder(provider, order, 'pending', 'confirmed', 15);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const entry = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link');
    await entry.filter({ hasText: `${OWN_RESTAURANT} accepted your order ${order.code}` }).click();
    await page.getByRole('heading', { level: 2, name: 'Confirmed', exact: true }).waitFor();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByRole('button', { name: 'Clear All', exact: true }).click();
  await page.getByText('No new notifications', { exact: true }).waitFor();
  assert.deepEqual(guest.faults, []);
  await guest.close();
});
