import type { Page } from '@playwright/test';
import type { Order } from 'shared-api/contract';
import { fillSignIn, PASSWORD } from './support/authenticate.ts';
import { LAPTOP } from './support/browser.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { registerCustomer } from './support/customers.ts';
import { expect, test } from './support/journey.ts';
import { moveOrder, placeOrder, uniqueName } from './support/orders.ts';
import type { Product } from './support/product.ts';
import { expireProofs } from './support/proofs.ts';
import type { Service } from './support/service.ts';
import { addVirtualAuthenticator } from './support/virtual-authenticator.ts';

/** A network of their own: where everybody else signs in from, the service may ask for a pause. */
const NETWORK = '198.51.100.55';

/** The address of a page by a host name: browsers refuse passkeys on an address of numbers. */
function byName({ address }: Product, path: string): string {
  return `http://localhost:${new URL(address).port}${path}`;
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
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
}

async function addPasskey(page: Page, product: Product): Promise<void> {
  await page.goto(byName(product, '/account/security'));
  const card = page.getByRole('region', { name: 'Passkeys' });
  await expect(card.getByText('You don’t have a passkey yet.')).toBeVisible();
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel(/^Name/).fill('Journey phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Journey phone' })).toBeVisible();
}

async function orderToRefund(service: Service): Promise<Order> {
  const order = await placeOrder(service, OWN_SLUG, uniqueName('Refunded'));
  const provider = await service.as('provider');
  await moveOrder(provider, order, 'pending', 'confirmed', 20);
  return moveOrder(provider, order, 'confirmed', 'delivered');
}

test('a customer adds a passkey and signs in with it; as an admin they prove with it who refunds', async ({
  faults,
  guest,
  product,
  service,
}) => {
  // The calls that are refused before the proof.
  faults.expect(/status of (?:403|401)/);
  const admin = await service.as('admin');
  const { id, email } = await registerCustomer(service, 'Passkey');
  service.undoLater(() => admin.send('DELETE', `/api/user/${id}`));
  const page = await guest({ viewport: LAPTOP, address: NETWORK });
  const phone = await addVirtualAuthenticator(page);
  await page.goto(byName(product, '/login'));
  await fillSignIn(page, email);
  // A proof from long ago: adding a passkey asks for the password.
  await expireProofs(product, email);
  const adding = addPasskey(page, product);
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByLabel(/^Password/).fill(PASSWORD);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await adding;
  expect(await phone.countPasskeys()).toBe(1);
  await signOut(page);
  await signInByPasskey(page);

  await admin.send('PUT', `/api/user/${id}/role?role=ADMIN`);
  await page.goto(byName(product, '/login'));
  await signInByPasskey(page);
  const order = await orderToRefund(service);
  await expireProofs(product, email);
  await page.goto(byName(product, `/admin/orders?status=COMPLETED&order=${order.id}`));
  const details = page.getByRole('dialog').first();
  await details.getByRole('button', { name: 'Refund order' }).click();
  const refund = page.getByRole('dialog', { name: `Refund order ${order.code}?` });
  await refund.getByLabel(/^Reason/).fill('Was cold');
  await refund.getByRole('button', { name: 'Refund order' }).click();
  await expect(question.getByRole('button', { name: 'Use my passkey' })).toBeVisible();
  const stageNow = async () => (await admin.get<Order>(`/api/orders/${order.id}`)).stage;
  expect(await stageNow(), 'nothing happens before the proof').toBe('delivered');
  await question.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(details.getByText('REFUNDED', { exact: true })).toBeVisible();
  expect(await stageNow()).toBe('refunded');
});
