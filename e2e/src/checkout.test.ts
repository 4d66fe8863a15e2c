import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from 'shared-api/contract';
import {
  orderConfirmation,
  dishes,
  fillContact,
  openMenu,
  openBasket,
  OWN_RESTAURANT,
  OWN_SLUG,
  basketBeside,
  startCheckout,
} from './support/checkout.ts';
import { LAPTOP } from './support/browser.ts';
import { tabTo } from './support/keyboard.ts';
import { ordersOf, restaurantBySlug, uniqueName } from './support/orders.ts';
import { openGuest } from './support/people.ts';
import { withSchedule } from './support/temporary-changes.ts';
import { withCaller } from './support/service.ts';
import { eventuallyEqual, eventuallyFocused } from './support/eventually.ts';
import { newPhone } from './support/phone.ts';

const CONTACT = { phone: newPhone(), address: 'Ksar, near the market' };

/** How many orders the restaurant has under a customer's name. */
function countOrders(name: string): Promise<number> {
  return withCaller('provider', async (provider) => {
    const { id } = await restaurantBySlug(provider, OWN_SLUG);
    return (await ordersOf(provider, id, name)).length;
  });
}

test('with the keyboard alone: from the list to the confirmation', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  const { keyboard } = page;
  const name = uniqueName('Keyboard');
  await page.goto('/');
  await page.getByText(/^\d+ restaurants\b/).waitFor();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
  await keyboard.type('Khaïma');
  await page.getByText(/^1 restaurant\b/).waitFor();
  await tabTo(page, page.getByRole('link', { name: OWN_RESTAURANT }));
  await keyboard.press('Enter');
  await page.waitForURL('**/menu');
  await page.getByRole('heading', { level: 1, name: OWN_RESTAURANT }).waitFor();
  // A new page takes the focus.
  await page.waitForFunction(() => document.activeElement?.matches('main, main h1'));
  await dishes(page).first().waitFor();
  await tabTo(page, dishes(page).first());
  await keyboard.press('Space');
  const panel = basketBeside(page);
  await tabTo(page, panel.getByRole('radio', { name: 'Delivery' }));
  await keyboard.press('ArrowDown');
  await eventuallyEqual(() => panel.getByRole('radio', { name: 'Takeaway' }).isChecked(), true);
  await tabTo(page, panel.getByRole('button', { name: 'Book', exact: true }));
  await keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Enter Your Information' });
  await dialog.waitFor();
  for (const [label, text] of [
    [/^Name/, name],
    [/^Phone/, CONTACT.phone],
    [/^Address/, CONTACT.address],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label));
    await keyboard.type(text);
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Confirm', exact: true }));
  await keyboard.press('Enter');
  await orderConfirmation(page).getByText(name).waitFor();
  await keyboard.press('Escape');
  await orderConfirmation(page).waitFor({ state: 'detached' });
  await eventuallyFocused(panel, 'the focus is not lost with the dialog');
  assert.equal(await countOrders(name), 1);
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('each invalid field shows its error, and a double press orders once', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const name = uniqueName('Double');
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Takeaway');
  const dialog = page.getByRole('dialog', { name: 'Enter Your Information' });
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
  await confirm.click();
  for (const text of [
    'Please enter your name.',
    'Please enter exactly 10 digits.',
    'Please enter your address.',
  ]) {
    await dialog.getByText(text, { exact: true }).waitFor();
  }
  await eventuallyFocused(dialog.getByLabel(/^Name/), 'the first wrong field has the focus');
  for (const phone of ['222233334', '22223333445', '22 22333344', '222233334a']) {
    await fillContact(page, { ...CONTACT, name, phone });
    await confirm.click();
    await dialog.getByText('Please enter exactly 10 digits.').waitFor();
  }
  let sent = 0;
  await page.route('**/api/orders', async (route) => {
    sent += 1;
    await route.continue();
  });
  await dialog.getByLabel(/^Phone/).fill(CONTACT.phone);
  await confirm.dblclick();
  const confirmed = orderConfirmation(page);
  await confirmed.waitFor();
  assert.equal(sent, 1);
  assert.equal(await countOrders(name), 1);

  const texts = await confirmed.innerText();
  for (const text of [name, CONTACT.phone, CONTACT.address, 'Takeaway', 'Total']) {
    assert.ok(texts.includes(text), `${text} is shown:\n${texts}`);
  }
  assert.equal(
    await confirmed
      .getByRole('listitem')
      .filter({ hasText: /\d\.\d\d\sMRU/ })
      .count(),
    2,
  );
  await confirmed.getByRole('button', { name: 'Close' }).last().click();
  // Selection, order type and form are cleared.
  await eventuallyEqual(() => dishes(page).and(page.locator(':checked')).count(), 0);
  await dishes(page).first().click();
  await openBasket(page);
  await page.getByRole('radio', { name: 'Takeaway' }).waitFor();
  assert.equal(
    await page.getByRole('radio', { checked: true }).and(page.locator('[value="Takeaway"]')).count(),
    0,
  );
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('without a connection the dialog stays; back online, confirming again orders once', async () => {
  const guest = await openGuest();
  const { page, context } = guest;
  const name = uniqueName('Offline');
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Delivery');
  const dialog = await fillContact(page, { ...CONTACT, name });
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
  await context.setOffline(true);
  await confirm.click();
  await dialog
    .getByRole('alert')
    .getByText(/^There was an error placing the order/)
    .waitFor();
  assert.equal(await dialog.getByLabel(/^Name/).inputValue(), name);
  assert.equal(await orderConfirmation(page).count(), 0);
  await context.setOffline(false);
  await confirm.click();
  await orderConfirmation(page).waitFor();
  assert.equal(await countOrders(name), 1);
  await guest.close();
});

test('a delivery carries notes, place and payment; the device remembers the contact if asked to', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  const name = uniqueName('Notes');
  await openMenu(page, OWN_RESTAURANT);
  await dishes(page).nth(2).click();
  const panel = basketBeside(page);
  const notes = panel.getByRole('textbox');
  await panel.getByText('Add a note', { exact: true }).click();
  await eventuallyFocused(notes.first());
  await page.keyboard.type('no onions');
  await panel.getByRole('button', { name: 'Add a note for the restaurant' }).click();
  await eventuallyFocused(notes.nth(1));
  await page.keyboard.type('ring twice');
  await startCheckout(page, 'Delivery');
  const dialog = await fillContact(page, { ...CONTACT, name });
  await dialog.getByLabel(/^Commune/).selectOption('Tevragh-Zeina');
  await dialog.getByLabel(/^Landmark/).fill('Blue gate');
  await dialog.getByText('Bankily', { exact: true }).click();
  await dialog.getByLabel(/^Transfer reference/).fill('TX-42');
  await dialog.getByLabel('Remember my details on this device').check();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await orderConfirmation(page).waitFor();

  const order = await withCaller('provider', async (provider) => {
    const { id } = await restaurantBySlug(provider, OWN_SLUG);
    const [found] = await ordersOf(provider, id, name);
    return provider.get<Order>(`/api/orders/${found?.id}`);
  });
  assert.partialDeepStrictEqual(order, {
    orderType: 'Delivery',
    commune: 'Tevragh-Zeina',
    landmark: 'Blue gate',
    note: 'ring twice',
    payment: { method: 'bankily', reference: 'TX-42' },
  });
  assert.deepEqual(
    order.items.flatMap(({ note }) => note ?? []),
    ['no onions'],
  );

  await page.reload();
  await startCheckout(page, 'Takeaway');
  await eventuallyEqual(() => dialog.getByLabel(/^Name/).inputValue(), name);
  await eventuallyEqual(() => dialog.getByLabel(/^Phone/).inputValue(), CONTACT.phone);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('a restaurant that closes meanwhile refuses the order, and the selection is kept', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Takeaway');
  const dialog = await fillContact(page, { ...CONTACT, name: uniqueName('Late') });
  await withSchedule(OWN_SLUG, { pausedUntil: new Date(Date.now() + 3_600_000).toISOString() }, async () => {
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog
      .getByRole('alert')
      .getByText(/We’ve kept your selection\.$/)
      .waitFor();
  });
  assert.equal(await orderConfirmation(page).count(), 0);
  await guest.close();
});
