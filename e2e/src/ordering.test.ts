import { LAPTOP, TABLET } from './support/browser.ts';
import {
  basketBeside,
  dishes,
  fillContact,
  openMenu,
  orderConfirmation,
  OWN_RESTAURANT,
  startCheckout,
} from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';

const newContact = () => ({
  name: uniqueName('Sidi Ould Essai'),
  phone: newPhone(),
  address: 'Ksar, near the market',
});

test('a guest orders on a phone, the restaurant accepts, the guest sees it live, an admin finds it', async ({
  admin,
  guest,
  owner,
}) => {
  const contact = newContact();
  const page = await guest();
  const ownerPage = await owner({ viewport: TABLET });
  const adminPage = await admin({ viewport: LAPTOP });
  await ownerPage.goto('/provider/orders');
  await expect(ownerPage.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Takeaway');
  const dialog = await fillContact(page, contact);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  const confirmed = orderConfirmation(page);
  await expect(confirmed).toBeVisible();
  const summary = await confirmed.innerText();
  for (const text of [...Object.values(contact), 'Takeaway', 'MRU']) {
    expect(summary, `the confirmation shows ${text}:\n${summary}`).toContain(text);
  }

  const card = ownerPage.getByRole('article').filter({ hasText: contact.name });
  await expect(card).toBeVisible();
  await confirmed.getByRole('link', { name: 'Track my order' }).click();
  await page.waitForURL('**/orders/*');
  await expect(page.getByText('Waiting for the restaurant').first()).toBeVisible();

  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  await ownerPage.getByRole('dialog').getByRole('button', { name: 'Accept order' }).click();
  await expect(card.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  // Pushed, without a reload of the tracking page.
  await expect(page.getByRole('heading', { name: 'Confirmed', exact: true })).toBeVisible();

  await adminPage.goto('/admin/orders');
  await expect(adminPage.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(adminPage.getByRole('row').filter({ hasText: OWN_RESTAURANT }).first()).toBeVisible();
});

test('a failed order keeps the dialog and its input, and confirming again orders once', async ({
  faults,
  guest,
}) => {
  faults.expect(/net::ERR_CONNECTION_RESET/);
  const contact = newContact();
  const page = await guest();
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Delivery');
  const dialog = await fillContact(page, { ...contact, phone: '123' });
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true });
  await confirm.click();
  await expect(dialog.getByText('Please enter exactly 10 digits.')).toBeVisible();

  await dialog.getByLabel(/^Phone/).fill(contact.phone);
  const keys: (string | null)[] = [];
  const codes: unknown[] = [];
  let isCut = true;
  await page.route('**/api/orders', async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    // The order arrives, its reply is lost.
    const answer = await route.fetch();
    codes.push(((await answer.json()) as { code: unknown }).code);
    if (isCut) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await confirm.click();
  await expect(dialog.getByText(/There was an error placing the order/)).toBeVisible();
  await expect(dialog.getByLabel(/^Name/)).toHaveValue(contact.name);
  await expect(page.getByText('Booking Confirmed!')).toHaveCount(0);

  isCut = false;
  await confirm.click();
  await expect(orderConfirmation(page)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(codes[1], 'both attempts are the same order').toBe(codes[0]);
});

test('the basket survives a reload and a change of language', async ({ guest }) => {
  const page = await guest({ viewport: LAPTOP });
  await openMenu(page, OWN_RESTAURANT);
  await dishes(page).first().click();
  await expect(dishes(page).first().and(page.locator(':checked'))).toBeVisible();
  const selection = basketBeside(page);
  const total = await selection.getByText(/MRU/).last().innerText();
  await page.reload();
  await expect(selection.getByText(total).first()).toBeVisible();
  await page
    .getByRole('button', { name: /FR|Français/ })
    .first()
    .click();
  await expect(page.getByRole('complementary', { name: 'Votre sélection' })).toBeVisible();
  await expect(dishes(page).and(page.locator(':checked'))).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
