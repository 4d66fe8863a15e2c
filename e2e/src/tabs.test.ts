import type { BrowserContext, Page } from '@playwright/test';
import { LAPTOP } from './support/browser.ts';
import { authenticate, EMAILS } from './support/authenticate.ts';
import { fillContact, orderConfirmation, OWN_SLUG, startCheckout } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { getOrder, placeOrder, uniqueName } from './support/orders.ts';
import { ownerWithoutNotifications } from './support/owners.ts';
import { newPhone } from './support/phone.ts';

/** HTTP/1.1 gives a site six connections. */
const TABS = 7;

/** The pages whose stream is open now. */
function watchStreams(context: BrowserContext): () => Page[] {
  const open = new Map<object, Page>();
  context.on('request', (request) => {
    if (request.url().includes('/api/events')) open.set(request, request.frame().page());
  });
  const end = (request: object) => void open.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return () => [...open.values()].filter((page) => !page.isClosed());
}

test('seven tabs of an owner hold one stream, which another takes over', async ({ owner, service }) => {
  const { email, provider } = await ownerWithoutNotifications(service);
  const first = await owner({ email, viewport: LAPTOP });
  const streams = watchStreams(first.context());
  const tabs = [first];
  await first.goto('/terms');
  await expect.poll(streams).toEqual([first]);
  for (let count = 1; count < TABS; count += 1) {
    const tab = await first.context().newPage();
    await tab.goto('/terms');
    tabs.push(tab);
  }
  for (const tab of tabs) await expect(tab.getByRole('link', { name: /^Welcome/ })).toBeVisible();
  expect(streams()).toEqual([first]);
  await first.close();
  await expect.poll(() => streams().length).toBe(1);
  await placeOrder(service, provider.slug, uniqueName('Tabs'));
  for (const tab of tabs.slice(1)) {
    await expect(tab.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  }
});

test('a guest’s dialog does not become the order of a customer who signs in in another tab', async ({
  faults,
  guest,
  service,
}) => {
  // The order, refused at first.
  faults.expect(/status of 409 .*\/api\/orders\]/);
  const page = await guest({ viewport: LAPTOP });
  const name = uniqueName('Tabs');
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await startCheckout(page, 'Takeaway');
  const dialog = await fillContact(page, { name, phone: newPhone(), address: 'Ksar' });
  await authenticate(page.context().request, EMAILS.customer);
  // Behind the page’s back: no tab has said so.
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  const question = page.getByRole('dialog', { name: /^You are now signed in as/ });
  await question.getByRole('button', { name: 'Log out and go on without an account' }).click();
  await expect(orderConfirmation(page)).toBeVisible();
  const order = await getOrder(await service.as('provider'), OWN_SLUG, name);
  const caller = await service.as('customer');
  const { id } = await caller.get<{ id: string }>('/auth/me');
  expect(JSON.stringify(await caller.get(`/api/orders/user/${id}`))).not.toContain(order.id);
});

test('a sign-out is known in every tab, and Back shows a page that says so', async ({ customer }) => {
  const first = await customer({ viewport: LAPTOP });
  const second = await first.context().newPage();
  await first.goto('/about');
  await second.goto('/user');
  const signedOut = { name: 'You are logged out' };
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await first.getByRole('link', { name: /^Welcome/ }).click();
  await expect(first).toHaveURL(/\/user|\/account/);
  await first.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(second.getByRole('heading', signedOut)).toBeVisible();
  await expect(second.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(first).toHaveURL(/\/login/);
  await first.goBack();
  await expect(first.getByRole('heading', signedOut)).toBeVisible();
});

test('an owner whose session another device ends sees so before pressing Accept', async ({
  faults,
  owner,
  service,
}) => {
  // A call that was just under way.
  faults.expect(/status of 401/);
  const page = await owner({ viewport: LAPTOP });
  await placeOrder(service, OWN_SLUG, uniqueName('Ended'));
  await page.goto('/provider/live');
  await expect(page.getByRole('button', { name: /^Accept/ }).first()).toBeVisible();
  await (await service.as('provider')).send('DELETE', '/auth/sessions');
  const loggedOut = page.getByRole('heading', { name: 'You are logged out' });
  await expect(loggedOut.or(page.getByRole('dialog', { name: 'Please log in again' }))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
});

test('what is cleared or muted in one tab is so in all', async ({ owner, service }) => {
  const { email, provider } = await ownerWithoutNotifications(service);
  const first = await owner({ email, viewport: LAPTOP });
  const second = await first.context().newPage();
  for (const tab of [first, second]) await tab.goto('/provider');
  await expect(second.getByRole('button', { name: /^Mute/ })).toBeVisible();
  await placeOrder(service, provider.slug, uniqueName('Tabs'));
  for (const tab of [first, second])
    await expect(tab.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await first.getByRole('button', { name: /^Mute/ }).click();
  await expect(second.getByRole('button', { name: /^Muted/ })).toBeVisible();
  await first.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await first.getByRole('button', { name: 'Clear All', exact: true }).click();
  await expect(second.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await second.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(second.getByText('No new notifications', { exact: true })).toBeVisible();
});
