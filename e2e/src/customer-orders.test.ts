import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { orderConfirmation, dishes, openMenu, OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { LAPTOP } from './support/browser.ts';
import { openCustomer, orderDelivered, registerCustomer } from './support/customers.ts';
import { uniqueName } from './support/orders.ts';
import { withSoldOutDish } from './support/temporary-changes.ts';
import { surfacesGone } from './support/surfaces.ts';
import { eventuallyEqual } from './support/eventually.ts';

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function addAddress(page: Page, label: string, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByLabel(/^Name of the address/).fill(label);
  await dialog.getByLabel('Region', { exact: true }).selectOption('Nouakchott Ouest');
  const communes = dialog.getByLabel('Commune', { exact: true });
  await eventuallyEqual(
    async () => (await communes.getByRole('option').allInnerTexts()).slice(1),
    ['Ksar', 'Sebkha', 'Tevragh-Zeina'],
  );
  await communes.selectOption('Tevragh-Zeina');
  await dialog.getByLabel(/^Address/).fill(address);
  await dialog.getByLabel(/^Landmark/).fill('Green gate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`“${label}” was saved.`).waitFor();
}

test('saved addresses are filled in at checkout; the order is followed and cancelled', async () => {
  const customer = await registerCustomer('Aminetou');
  const visitor = await openCustomer(customer);
  const { page } = visitor;
  await page.goto('/user');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Addresses' }).click();
  await page.getByText('No saved addresses yet').waitFor();
  await addAddress(page, 'Home', 'Îlot K 73');
  await addAddress(page, 'Work', 'Avenue Nasser 12');
  await page.getByRole('button', { name: 'Delete: Home' }).click();
  await page.getByText('“Home” was deleted.').waitFor();
  await card(page, 'Îlot K 73').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await card(page, 'Îlot K 73').getByText('Default').waitFor();
  await page.getByRole('button', { name: 'Make default: Work' }).click();
  await card(page, 'Avenue Nasser 12').getByText('Default').waitFor();

  await openMenu(page, OWN_RESTAURANT);
  await dishes(page).first().click();
  await page.getByRole('button', { name: /View selection/ }).click();
  await page.getByText('Delivery', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter Your Information' });
  await eventuallyEqual(() => dialog.getByLabel(/^Address/).inputValue(), 'Avenue Nasser 12');
  await eventuallyEqual(() => dialog.getByLabel(/^Commune/).inputValue(), 'Tevragh-Zeina');
  await dialog.getByLabel('My addresses').selectOption({ label: 'Home · Îlot K 73' });
  await eventuallyEqual(() => dialog.getByLabel(/^Address/).inputValue(), 'Îlot K 73');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await orderConfirmation(page).waitFor();

  await page.goto('/user/orders');
  await page.getByRole('article').getByText('Pending', { exact: true }).waitFor();
  await page.getByRole('link', { name: OWN_RESTAURANT, exact: true }).click();
  await page.getByText(/^The restaurant has until \d\d:\d\d to accept\.$/).waitFor();
  await page.getByText('Îlot K 73, Tevragh-Zeina, Green gate').waitFor();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('Your order is cancelled.').waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a delivered order is reviewed, the review changed and removed, and the order repeated without a sold-out dish', async () => {
  const customer = await registerCustomer('Khadija');
  const order = await orderDelivered(customer, OWN_SLUG, uniqueName('Khadija'));
  const visitor = await openCustomer(customer, { viewport: LAPTOP });
  const { page } = visitor;
  await page.goto('/user/orders?status=CANCELLED');
  await page.getByText('No orders match these filters.').waitFor();
  await page.getByLabel('Show', { exact: true }).selectOption('Completed');
  await page.getByRole('link', { name: OWN_RESTAURANT, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Order ${order.code}` }).waitFor();

  const ask = page.getByRole('region', { name: `How was ${OWN_RESTAURANT}?` });
  await ask.getByRole('radio', { name: '4 stars out of 5' }).check({ force: true });
  await ask.getByLabel('Your comment').fill('Tender and hot');
  await ask.getByRole('button', { name: 'Send review' }).click();
  const mine = page.getByRole('region', { name: 'Your review' });
  await mine.getByText('Tender and hot').waitFor();
  await mine.getByRole('button', { name: 'Change' }).click();
  await mine.getByRole('radio', { name: '5 stars out of 5' }).check({ force: true });
  await mine.getByRole('button', { name: 'Save changes' }).click();
  await mine.getByRole('img', { name: '5 stars out of 5' }).waitFor();
  await mine.getByRole('button', { name: 'Delete review' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete review' }).click();
  await ask.waitFor();

  const again = page.getByRole('link', { name: /^Order again/ });
  let name = '';
  await withSoldOutDish(OWN_SLUG, 'en', async (dish) => {
    name = dish;
    await again.click();
    const dialog = page.getByRole('dialog', { name: `Order again from ${OWN_RESTAURANT}` });
    await dialog.getByText('None of these dishes is available right now.').waitFor();
    await dialog.getByText(dish).waitFor();
    await dialog.getByRole('button', { name: 'See the menu' }).click();
    await dialog.waitFor({ state: 'detached' });
    await surfacesGone(page);
    await page.goBack();
  });
  await again.click();
  await page.waitForURL(`**/restaurant/${OWN_SLUG}/menu`);
  await page.getByText('Your dishes are in the basket.').waitFor();
  await page.getByRole('complementary').getByText(name).first().waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('the account’s favourites are those of the hearts, its notifications those of the bell', async () => {
  const customer = await registerCustomer('Zeinab');
  const visitor = await openCustomer(customer, { viewport: LAPTOP });
  const { page } = visitor;
  await page.goto(`/?q=${encodeURIComponent(OWN_RESTAURANT)}`);
  const heart = page.getByRole('button', { name: `Favourite: ${OWN_RESTAURANT}` });
  const account = page.getByRole('banner').getByRole('link', { name: 'My account' });
  // Until the session is known, a heart is the device's.
  await account.waitFor();
  await heart.click();
  await account.click();
  await page.getByRole('link', { name: 'Favourites' }).click();
  const favourite = card(page, OWN_RESTAURANT);
  await favourite.getByText('Open', { exact: true }).waitFor();
  const remove = page.getByRole('button', { name: `Remove from favourites: ${OWN_RESTAURANT}` });
  await remove.click();
  await page.getByText('No favourites yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await favourite.waitFor();
  await remove.click();
  await page.getByText('No favourites yet').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Maida' }).click();
  await page.getByRole('searchbox').fill(OWN_RESTAURANT);
  await page.getByRole('button', { name: `Favourite: ${OWN_RESTAURANT}`, pressed: false }).waitFor();

  const order = await orderDelivered(customer, OWN_SLUG, uniqueName('Zeinab'));
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();
  await page.goto('/user/notifications');
  const news = page
    .getByRole('main')
    .getByRole('link', { name: `${OWN_RESTAURANT} accepted your order ${order.code}` });
  await news.waitFor();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await news.click();
  await page.getByRole('heading', { level: 1, name: `Order ${order.code}` }).waitFor();
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('main').getByText('No new notifications').waitFor();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByRole('dialog').getByText('No new notifications').waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});
