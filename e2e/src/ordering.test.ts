import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { dishes, fillContact, openMenu, OWN_RESTAURANT, startCheckout } from './support/checkout.ts';
import { LAPTOP, TABLET } from './support/browser.ts';
import { openAs, openGuest } from './support/people.ts';
import { eventuallyEqual } from './support/eventually.ts';
import { newPhone } from './support/phone.ts';

/** A name of this run: a product that is reused has the orders of earlier runs. */
const NAME = `Sidi Ould Essai ${randomUUID().slice(0, 8)}`;
const CONTACT = { name: NAME, phone: newPhone(), address: 'Ksar, near the market' };

test('a guest orders on a phone, the restaurant accepts, the guest sees it live, an admin finds it', async () => {
  const [guest, owner, admin] = await Promise.all([
    openGuest(),
    openAs('provider', { viewport: TABLET }),
    openAs('admin', { viewport: LAPTOP }),
  ]);
  await owner.page.goto('/provider/orders');
  await owner.page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();

  await openMenu(guest.page, OWN_RESTAURANT);
  await startCheckout(guest.page, 'Takeaway');
  const dialog = await fillContact(guest.page, CONTACT);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  const confirmed = guest.page.getByRole('dialog', { name: 'Booking Confirmed!' });
  await confirmed.waitFor();
  const summary = await confirmed.innerText();
  for (const text of [CONTACT.name, CONTACT.phone, CONTACT.address, 'Takeaway', 'MRU']) {
    assert.ok(summary.includes(text), `the confirmation shows ${text}:\n${summary}`);
  }

  const card = owner.page.getByRole('article').filter({ hasText: CONTACT.name });
  await card.waitFor();
  await confirmed.getByRole('link', { name: 'Track my order' }).click();
  await guest.page.waitForURL('**/orders/*');
  await guest.page.getByText('Waiting for the restaurant').first().waitFor();

  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Accept order' }).click();
  await card.getByText('Confirmed', { exact: true }).first().waitFor();
  // Pushed, without a reload of the tracking page.
  await guest.page.getByRole('heading', { name: 'Confirmed', exact: true }).waitFor();

  await admin.page.goto('/admin/orders');
  await admin.page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await admin.page.getByRole('row').filter({ hasText: OWN_RESTAURANT }).first().waitFor();

  assert.deepEqual([guest.faults, owner.faults, admin.faults], [[], [], []]);
  await Promise.all([guest.close(), owner.close(), admin.close()]);
});

test('a failed order keeps the dialog and its input, and confirming again orders once', async () => {
  const guest = await openGuest();
  await openMenu(guest.page, OWN_RESTAURANT);
  await startCheckout(guest.page, 'Delivery');
  const dialog = await fillContact(guest.page, { ...CONTACT, phone: '123' });
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
  await confirm.click();
  await dialog.getByText('Please enter exactly 10 digits.').waitFor();

  await dialog.getByLabel(/^Phone/).fill(CONTACT.phone);
  const keys: (string | null)[] = [];
  const codes: unknown[] = [];
  let isCut = true;
  await guest.page.route('**/api/orders', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    // The order arrives, its reply is lost.
    const answer = await route.fetch();
    codes.push(((await answer.json()) as { code: unknown }).code);
    if (isCut) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await confirm.click();
  await dialog.getByText(/There was an error placing the order/).waitFor();
  assert.equal(await dialog.getByLabel(/^Name/).inputValue(), CONTACT.name);
  assert.equal(await guest.page.getByText('Booking Confirmed!').count(), 0);

  isCut = false;
  await confirm.click();
  await guest.page.getByRole('dialog', { name: 'Booking Confirmed!' }).waitFor();
  assert.equal(keys.length, 2);
  assert.ok(keys[0]);
  assert.equal(keys[1], keys[0]);
  assert.equal(codes[1], codes[0], 'both attempts are the same order');
  await guest.close();
});

test('the basket survives a reload and a change of language', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  await openMenu(guest.page, OWN_RESTAURANT);
  await dishes(guest.page).first().click();
  await dishes(guest.page).first().and(guest.page.locator(':checked')).waitFor();
  const selection = guest.page.getByRole('complementary', { name: 'Your selection' });
  const total = await selection.getByText(/MRU/).last().innerText();
  await guest.page.reload();
  await selection.getByText(total).first().waitFor();
  await guest.page
    .getByRole('button', { name: /FR|Français/ })
    .first()
    .click();
  await guest.page.getByRole('complementary', { name: 'Votre sélection' }).waitFor();
  await eventuallyEqual(() => dishes(guest.page).and(guest.page.locator(':checked')).count(), 1);
  await eventuallyEqual(() => guest.page.locator('html').getAttribute('lang'), 'fr');
  await guest.close();
});
