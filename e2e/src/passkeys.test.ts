import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Order } from 'shared-api/contract';
import { LAPTOP, openVisitor } from './support/browser.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { registerCustomer } from './support/customers.ts';
import { moveOrder, placeOrder, uniqueName } from './support/orders.ts';
import { fillSignIn } from './support/people.ts';
import { expireProofs } from './support/proofs.ts';
import { withCaller } from './support/service.ts';
import { getBrowser, getProduct } from './support/stage.ts';
import { addVirtualAuthenticator } from './support/virtual-authenticator.ts';

/** A network of their own: where everybody else signs in from, the service may ask for a pause. */
const NETWORK = '198.51.100.55';

/** A page on the product by a host name: browsers refuse passkeys on an address of numbers. */
function openByName() {
  const address = `http://localhost:${new URL(getProduct().address).port}`;
  return openVisitor(getBrowser(), address, { viewport: LAPTOP, address: NETWORK });
}

function atPath(page: Page, path: string): Promise<void> {
  return page.waitForURL((url) => url.pathname === path);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await atPath(page, '/login');
}

async function signInByPasskey(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/account/security');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByText('You don’t have a passkey yet.').waitFor();
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel(/^Name/).fill('Journey phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await card.getByRole('listitem').filter({ hasText: 'Journey phone' }).waitFor();
}

async function orderToRefund(): Promise<Order> {
  const order = await placeOrder(OWN_SLUG, uniqueName('Refunded'));
  return withCaller('provider', async (provider) => {
    await moveOrder(provider, order, 'pending', 'confirmed', 20);
    return moveOrder(provider, order, 'confirmed', 'delivered');
  });
}

test('a customer adds a passkey and signs in with it; as an admin they prove with it who refunds', async () => {
  const { id, email } = await registerCustomer('Passkey');
  const person = await openByName();
  const { page } = person;
  const phone = await addVirtualAuthenticator(page);
  await page.goto('/login');
  await fillSignIn(page, email);
  // A proof from long ago: adding a passkey asks for the password.
  await expireProofs(email);
  const adding = addPasskey(page);
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByLabel(/^Password/).fill('maida-demo');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await adding;
  assert.equal(await phone.countPasskeys(), 1);
  await signOut(page);
  await signInByPasskey(page);

  await withCaller('admin', (admin) => admin.send('PUT', `/api/user/${id}/role?role=ADMIN`));
  await page.goto('/login');
  await signInByPasskey(page);
  const order = await orderToRefund();
  await expireProofs(email);
  await page.goto(`/admin/orders?status=COMPLETED&order=${order.id}`);
  const details = page.getByRole('dialog').first();
  await details.getByRole('button', { name: 'Refund order' }).click();
  const refund = page.getByRole('dialog', { name: `Refund order ${order.code}?` });
  await refund.getByLabel(/^Reason/).fill('Was cold');
  await refund.getByRole('button', { name: 'Refund order' }).click();
  await question.getByRole('button', { name: 'Use my passkey' }).waitFor();
  const stageNow = () =>
    withCaller('admin', async (admin) => (await admin.get<Order>(`/api/orders/${order.id}`)).stage);
  assert.equal(await stageNow(), 'delivered', 'nothing happens before the proof');
  await question.getByRole('button', { name: 'Use my passkey' }).click();
  await details.getByText('REFUNDED', { exact: true }).waitFor();
  assert.equal(await stageNow(), 'refunded');

  const refusals = person.faults.filter((fault) => !/status of (?:403|401)/.test(fault));
  assert.deepEqual(refusals, [], 'the browser reports the refused calls, and nothing else');
  await person.close();
  await withCaller('admin', (admin) => admin.send('DELETE', `/api/user/${id}`));
});
