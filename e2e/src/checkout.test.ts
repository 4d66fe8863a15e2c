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
import { LAPTOP, PHONE } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { problemsInEveryLanguage } from './support/look.ts';
import { getOrder, ordersOf, restaurantBySlug, uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';
import type { Service } from './support/service.ts';
import { changeDishes, changeSchedule } from './support/temporary-changes.ts';

const newContact = (name: string) => ({
  name: uniqueName(name),
  phone: newPhone(),
  address: 'Ksar, near the market',
});

/** How many orders the restaurant has under a customer's name. */
async function countOrders(service: Service, name: string): Promise<number> {
  const provider = await service.as('provider');
  const { id } = await restaurantBySlug(provider, OWN_SLUG);
  return (await ordersOf(provider, id, name)).length;
}

test('with the keyboard alone: from the list to the confirmation', async ({ guest, service }) => {
  const page = await guest({ viewport: LAPTOP });
  const { keyboard } = page;
  const { name, phone, address } = newContact('Keyboard');
  await page.goto('/');
  await expect(page.getByText(/^\d+ restaurants\b/)).toBeVisible();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
  await keyboard.type('Khaïma');
  await expect(page.getByText(/^1 restaurant\b/)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: OWN_RESTAURANT, exact: true }));
  await keyboard.press('Enter');
  await page.waitForURL('**/menu');
  await expect(page.getByRole('heading', { level: 1, name: OWN_RESTAURANT })).toBeVisible();
  // A new page takes the focus.
  await page.waitForFunction(() => document.activeElement?.matches('main, main h1'));
  await expect(dishes(page).first()).toBeVisible();
  await tabTo(page, dishes(page).first());
  await keyboard.press('Space');
  const panel = basketBeside(page);
  await tabTo(page, panel.getByRole('radio', { name: 'Delivery' }));
  await keyboard.press('ArrowDown');
  await expect(panel.getByRole('radio', { name: 'Takeaway' })).toBeChecked();
  await tabTo(page, panel.getByRole('button', { name: 'Book', exact: true }));
  await keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Enter Your Information' });
  await expect(dialog).toBeVisible();
  for (const [label, text] of [
    [/^Name/, name],
    [/^Phone/, phone],
    [/^Address/, address],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label));
    await keyboard.type(text);
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Confirm', exact: true }));
  await keyboard.press('Enter');
  await expect(orderConfirmation(page).getByText(name)).toBeVisible();
  await keyboard.press('Escape');
  await expect(orderConfirmation(page)).toHaveCount(0);
  await expect(panel, 'the focus is not lost with the dialog').toBeFocused();
  expect(await countOrders(service, name)).toBe(1);
});

test('each invalid field shows its error, and a double press orders once', async ({ guest, service }) => {
  const page = await guest();
  const contact = newContact('Double');
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
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByLabel(/^Name/), 'the first wrong field has the focus').toBeFocused();
  for (const [phone, count] of [
    ['22 22 33 33 4', 9],
    ['+222 22 33 33 44', 11],
    ['٢٢٢٢٣٣٣٣٤a', 9],
  ] as const) {
    await fillContact(page, { ...contact, phone });
    await confirm.click();
    const error = `Please enter exactly 10 digits. That is ${String(count)} digits.`;
    await expect(dialog.getByText(error, { exact: true })).toBeVisible();
  }
  let sent = 0;
  await page.route('**/api/orders', async (route) => {
    sent += 1;
    await route.continue();
  });
  const arabic = contact.phone.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  await dialog.getByLabel(/^Phone/).fill(`\u200F(${arabic.slice(0, 2)}) ${arabic.slice(2)}`);
  await confirm.dblclick();
  const confirmed = orderConfirmation(page);
  await expect(confirmed.getByText(contact.phone, { exact: true })).toBeVisible();
  expect(sent).toBe(1);
  expect(await countOrders(service, contact.name)).toBe(1);

  const texts = await confirmed.innerText();
  for (const text of [...Object.values(contact), 'Takeaway', 'Total']) {
    expect(texts, `${text} is shown:\n${texts}`).toContain(text);
  }
  await expect(confirmed.getByRole('listitem').filter({ hasText: /\d\.\d\d\sMRU/ })).toHaveCount(2);
  await confirmed.getByRole('button', { name: 'Close' }).last().click();
  // Selection, order type and form are cleared.
  await expect(dishes(page).and(page.locator(':checked'))).toHaveCount(0);
  await dishes(page).first().click();
  await openBasket(page);
  await expect(page.getByRole('radio', { name: 'Takeaway' })).toBeVisible();
  await expect(
    page.getByRole('radio', { checked: true }).and(page.locator('[value="Takeaway"]')),
  ).toHaveCount(0);
});

test('where the browser keeps no cookies a guest orders and cancels, and the sign-in says what it needs', async ({
  guest,
  service,
}) => {
  const page = await guest({ viewport: LAPTOP });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.route('**/auth/me', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['set-cookie'];
    await route.fulfill({ response, headers });
  });
  const contact = newContact('Cookieless');
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Takeaway');
  const dialog = await fillContact(page, contact);
  await expect(dialog.getByText(/cookies/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await orderConfirmation(page).getByRole('link', { name: 'Track my order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('You cancelled this order.')).toBeVisible();
  expect(await countOrders(service, contact.name)).toBe(1);

  await page.goto('/login');
  await expect(page.getByText(/^Your browser blocks cookies for this site/)).toBeVisible();
});

test('without a connection the dialog stays; back online, confirming again orders once', async ({
  guest,
  service,
}) => {
  const page = await guest();
  const contact = newContact('Offline');
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Delivery');
  const dialog = await fillContact(page, contact);
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
  await page.context().setOffline(true);
  await confirm.click();
  await expect(dialog.getByRole('alert').getByText(/^There was an error placing the order/)).toBeVisible();
  await expect(dialog.getByLabel(/^Name/)).toHaveValue(contact.name);
  await expect(orderConfirmation(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await confirm.click();
  await expect(orderConfirmation(page)).toBeVisible();
  expect(await countOrders(service, contact.name)).toBe(1);
});

test('a delivery carries notes, place and payment; the device remembers the contact if asked to', async ({
  guest,
  service,
}) => {
  const page = await guest({ viewport: LAPTOP });
  const contact = newContact('Notes');
  await openMenu(page, OWN_RESTAURANT);
  await dishes(page).nth(2).click();
  const panel = basketBeside(page);
  const notes = panel.getByRole('textbox');
  await panel.getByText('Add a note', { exact: true }).click();
  await expect(notes.first()).toBeFocused();
  await page.keyboard.type('no onions');
  await panel.getByRole('button', { name: 'Add a note for the restaurant' }).click();
  await expect(notes.nth(1)).toBeFocused();
  await page.keyboard.type('ring twice');
  await startCheckout(page, 'Delivery');
  const dialog = await fillContact(page, contact);
  await dialog.getByLabel(/^Commune/).selectOption('Tevragh-Zeina');
  await dialog.getByLabel(/^Landmark/).fill('Blue gate');
  await dialog.getByText('Bankily', { exact: true }).click();
  await dialog.getByLabel(/^Transfer reference/).fill('TX-42');
  await dialog.getByLabel('Remember my details on this device').check();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(page)).toBeVisible();

  const provider = await service.as('provider');
  const { id } = await getOrder(provider, OWN_SLUG, contact.name);
  const order = await provider.get<Order>(`/api/orders/${id}`);
  expect(order).toMatchObject({
    orderType: 'Delivery',
    commune: 'Tevragh-Zeina',
    landmark: 'Blue gate',
    note: 'ring twice',
    payment: { method: 'bankily', reference: 'TX-42' },
  });
  expect(order.items.flatMap(({ note }) => note ?? [])).toEqual(['no onions']);

  await page.reload();
  await startCheckout(page, 'Takeaway');
  await expect(dialog.getByLabel(/^Name/)).toHaveValue(contact.name);
  await expect(dialog.getByLabel(/^Phone/)).toHaveValue(contact.phone);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a restaurant that closes meanwhile refuses the order, and the selection is kept', async ({
  faults,
  guest,
  service,
}) => {
  faults.expect(/status of 409/);
  const page = await guest();
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Takeaway');
  const dialog = await fillContact(page, newContact('Late'));
  await changeSchedule(service, OWN_SLUG, { pausedUntil: new Date(Date.now() + 3_600_000).toISOString() });
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByRole('alert').getByText(/We’ve kept your selection\.$/)).toBeVisible();
  await expect(orderConfirmation(page)).toHaveCount(0);
});

test('what changes while the form is open is named with the new total, and ordered only once that is confirmed', async ({
  faults,
  guest,
  service,
}) => {
  faults.expect(/status of 409/);
  const page = await guest();
  const contact = newContact('Change');
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Takeaway');
  const form = await fillContact(page, contact);
  const { menu } = await restaurantBySlug(await service.as('admin'), OWN_SLUG);
  const [first, second] = menu.flatMap(({ items }) => items);
  const soldOutUntil = new Date(Date.now() + 3_600_000).toISOString();
  await changeDishes(service, OWN_SLUG, (dish) => {
    if (dish.id === first?.id) return { ...dish, soldOutUntil };
    return dish.id === second?.id ? { ...dish, name: 'Nouveau nom', translations: {}, price: 99 } : dish;
  });
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(form.getByText(/^Sold out: /)).toBeVisible();
  await expect(form.getByText(/is now called .*Nouveau nom/)).toBeVisible();
  await expect(form.getByText(/The new total is 99\.00\sMRU/)).toBeVisible();
  expect(await problemsInEveryLanguage(page, 'a form of a changed menu', [PHONE])).toEqual([]);
  expect(await countOrders(service, contact.name)).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(page).getByText('Nouveau nom')).toBeVisible();
});
