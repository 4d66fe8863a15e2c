import { LAPTOP } from './support/browser.ts';
import { orderTakeaway, OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { getOrder, moveOrder, placeOrder, uniqueName } from './support/orders.ts';
import { ownerWithoutNotifications } from './support/owners.ts';

test('the bell notifies a restaurant of an order at once, and is cleared', async ({ owner, service }) => {
  const { email, provider } = await ownerWithoutNotifications(service);
  const page = await owner({ email, viewport: LAPTOP });
  await page.goto('/terms');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Welcome/ })).toBeVisible();
  await header.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByText('No new notifications', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const name = uniqueName('Bell');
  const { code } = await placeOrder(service, provider.slug, name);
  await header.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const entry = panel.getByRole('link').filter({ hasText: `New order ${code} from ${name}` });
  await expect(entry).toHaveAttribute('href', '/provider/orders');
  await expect(header.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const cleared = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await panel.getByRole('button', { name: 'Clear All', exact: true }).click();
  await cleared;
  await expect(panel.getByText('No new notifications', { exact: true })).toBeVisible();
  await page.reload();
  await expect(header.getByRole('link', { name: /^Welcome/ })).toBeVisible();
  await header.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByText('No new notifications', { exact: true })).toBeVisible();
});

test('without an account the bell follows the orders of this device', async ({ guest, service }) => {
  const page = await guest();
  const name = uniqueName('Guest');
  await orderTakeaway(page, name);
  const provider = await service.as('provider');
  const order = await getOrder(provider, OWN_SLUG, name);
  await moveOrder(provider, order, 'pending', 'confirmed', 15);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const entry = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link');
  await entry.filter({ hasText: `${OWN_RESTAURANT} accepted your order ${order.code}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Confirmed', exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByRole('button', { name: 'Clear All', exact: true }).click();
  await expect(page.getByText('No new notifications', { exact: true })).toBeVisible();
});
