import { LAPTOP, PHONE } from './support/browser.ts';
import { basketBeside, fillContact, orderConfirmation } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { problemsInEveryLanguage, settle } from './support/look.ts';
import { restaurantBySlug, uniqueName } from './support/orders.ts';
import { openRestaurant } from './support/owners.ts';
import { newPhone } from './support/phone.ts';
import { openInteractive } from './support/rendered-pages.ts';

test('an owner makes promotions; a guest sees one, types the other’s code, and pays what the owner reads', async ({
  faults,
  guest,
  owner,
  service,
}) => {
  // A wrong code, and one that has ended meanwhile.
  faults.expect(/status of 409/);
  const { email, provider } = await openRestaurant(service, 'Promo', 'Chez Promo');
  const desk = await owner({ email, viewport: PHONE });
  await desk.goto('/provider/promotions');
  await settle(desk);
  const form = desk.getByRole('dialog');
  await desk.getByRole('button', { name: 'Add promotion' }).click();
  await form.getByLabel(/^Percent/).fill('10');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: '10% off' }).getByText('Running')).toBeVisible();
  await desk.waitForTimeout(800);
  await desk.getByRole('button', { name: 'Add promotion' }).click();
  await form.getByRole('radio', { name: /^An amount off/ }).check();
  await form.getByLabel(/^Amount off/).fill('30');
  await form.getByLabel(/^Minimum order/).fill('100');
  await form.getByRole('radio', { name: /^Customers with a code/ }).check();
  await form.getByLabel(/^Code/).fill('été 26');
  expect(await problemsInEveryLanguage(desk, 'the dialog of a promotion')).toEqual([]);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'ETE26' }).getByText('Running')).toBeVisible();
  expect(await problemsInEveryLanguage(desk, 'promotions')).toEqual([]);

  const page = await guest({ viewport: LAPTOP });
  await openInteractive(page, `/restaurant/${provider.slug}/menu`);
  await expect(page.getByRole('main').getByText('10% off').first()).toBeVisible();
  await page.getByRole('checkbox').first().click();
  await expect(basketBeside(page).getByText(/^−12\.00/)).toBeVisible();
  await basketBeside(page).getByText('Takeaway', { exact: true }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const name = uniqueName('Salma');
  const checkout = await fillContact(page, { name, phone: newPhone(), address: 'Ksar' });
  await checkout.getByRole('button', { name: 'I have a promotion code' }).click();
  const code = checkout.getByLabel('Promotion code');
  await code.fill('HIVER');
  await code.press('Enter');
  await expect(checkout.getByText(/^We don’t know this code/)).toBeVisible();
  await code.fill('ete-26');
  await code.press('Enter');
  await expect(checkout.getByText(/^Applied: 30\.00.MRU off/)).toBeVisible();
  await expect(checkout.getByText(/^90\.00/)).toBeVisible();
  expect(await problemsInEveryLanguage(page, 'a code at checkout')).toEqual([]);

  // Ended while the guest was typing: the other one counts, once that was read.
  const api = await service.as(email);
  const { id, promotions } = await restaurantBySlug(api, provider.slug);
  const until = new Date().toISOString();
  const ended = promotions?.map((one) => (one.code === null ? one : { ...one, until }));
  await api.send('PUT', `/api/restaurant/${id}`, { promotions: ended });
  await checkout.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(checkout.getByText(/code has expired/).first()).toBeVisible();
  await expect(checkout.getByText(/^108\.00/).last()).toBeVisible();
  await checkout.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(page).getByText(/^−12\.00/)).toBeVisible();

  await desk.goto('/provider/orders');
  const card = desk.getByRole('listitem').filter({ hasText: name });
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(desk.getByRole('dialog').getByText(/^−12\.00/)).toBeVisible();
  await expect(desk.getByRole('dialog').getByText('10% off')).toBeVisible();
});
