import type { Page } from '@playwright/test';
import { orderConfirmation, dishes, openMenu, OWN_RESTAURANT, OWN_SLUG } from './support/checkout.ts';
import { LAPTOP } from './support/browser.ts';
import { orderDelivered, registerCustomer } from './support/customers.ts';
import { expect, test } from './support/journey.ts';
import { uniqueName } from './support/orders.ts';
import { sellOut } from './support/temporary-changes.ts';
import { surfacesGone } from './support/surfaces.ts';

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function addAddress(page: Page, label: string, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByLabel(/^Name of the address/).fill(label);
  await dialog.getByLabel('Region', { exact: true }).selectOption('Nouakchott Ouest');
  const communes = dialog.getByLabel('Commune', { exact: true });
  await expect(communes.getByRole('option')).toHaveText([/.*/, 'Ksar', 'Sebkha', 'Tevragh-Zeina']);
  await communes.selectOption('Tevragh-Zeina');
  await dialog.getByLabel(/^Address/).fill(address);
  await dialog.getByLabel(/^Landmark/).fill('Green gate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${label}” was saved.`)).toBeVisible();
}

test('saved addresses are filled in at checkout; the order is followed and cancelled', async ({
  customer,
  service,
}) => {
  const { email } = await registerCustomer(service, 'Aminetou');
  const page = await customer({ email });
  await page.goto('/user');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Addresses' }).click();
  await expect(page.getByText('No saved addresses yet')).toBeVisible();
  await addAddress(page, 'Home', 'Îlot K 73');
  await addAddress(page, 'Work', 'Avenue Nasser 12');
  await page.getByRole('button', { name: 'Delete: Home' }).click();
  await expect(page.getByText('“Home” was deleted.')).toBeVisible();
  await expect(card(page, 'Îlot K 73')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Îlot K 73').getByText('Default')).toBeVisible();
  await page.getByRole('button', { name: 'Make default: Work' }).click();
  await expect(card(page, 'Avenue Nasser 12').getByText('Default')).toBeVisible();

  await openMenu(page, OWN_RESTAURANT);
  await dishes(page).first().click();
  await page.getByRole('button', { name: /View selection/ }).click();
  await page.getByText('Delivery', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter Your Information' });
  await expect(dialog.getByLabel(/^Address/)).toHaveValue('Avenue Nasser 12');
  await expect(dialog.getByLabel(/^Commune/)).toHaveValue('Tevragh-Zeina');
  await dialog.getByLabel('My addresses').selectOption({ label: 'Home · Îlot K 73' });
  await expect(dialog.getByLabel(/^Address/)).toHaveValue('Îlot K 73');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(page)).toBeVisible();

  await page.goto('/user/orders');
  await expect(page.getByRole('article').getByText('Pending', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: OWN_RESTAURANT, exact: true }).click();
  await expect(
    page.getByText(/^The restaurant has until (?:\d+ \w{3} \d{4}, )?\d\d:\d\d to accept\.$/),
  ).toBeVisible();
  await expect(page.getByText('Îlot K 73, Tevragh-Zeina, Green gate')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Your order is cancelled.')).toBeVisible();
});

test('a delivered order is reviewed, the review changed and removed, and the order repeated without a sold-out dish', async ({
  customer,
  service,
}) => {
  const khadija = await registerCustomer(service, 'Khadija');
  const order = await orderDelivered(service, khadija, OWN_SLUG, uniqueName('Khadija'));
  const page = await customer({ email: khadija.email, viewport: LAPTOP });
  await page.goto('/user/orders?status=CANCELLED');
  await expect(page.getByText('No orders match these filters.')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Completed');
  await page.getByRole('link', { name: OWN_RESTAURANT, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.code}` })).toBeVisible();

  const ask = page.getByRole('region', { name: `How was ${OWN_RESTAURANT}?` });
  await ask.getByRole('radio', { name: '4 stars out of 5' }).check({ force: true });
  await ask.getByLabel('Your comment').fill('Tender and hot');
  await ask.getByRole('button', { name: 'Send review' }).click();
  const mine = page.getByRole('region', { name: 'Your review' });
  await expect(mine.getByText('Tender and hot')).toBeVisible();
  await mine.getByRole('button', { name: 'Change' }).click();
  await mine.getByRole('radio', { name: '5 stars out of 5' }).check({ force: true });
  await mine.getByRole('button', { name: 'Save changes' }).click();
  await expect(mine.getByRole('img', { name: '5 stars out of 5' })).toBeVisible();
  await mine.getByRole('button', { name: 'Delete review' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete review' }).click();
  await expect(ask).toBeVisible();

  const again = page.getByRole('link', { name: /^Order again/ });
  const { name, restore } = await sellOut(service, OWN_SLUG, 'en');
  await again.click();
  const dialog = page.getByRole('dialog', { name: `Order again from ${OWN_RESTAURANT}` });
  await expect(dialog.getByText('None of these dishes is available right now.')).toBeVisible();
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByRole('button', { name: 'See the menu' }).click();
  await expect(dialog).toHaveCount(0);
  await surfacesGone(page);
  await page.goBack();
  await restore();
  await again.click();
  await page.waitForURL(`**/restaurant/${OWN_SLUG}/menu`);
  await expect(page.getByText('Your dishes are in the basket.')).toBeVisible();
  await expect(page.getByRole('complementary').getByText(name).first()).toBeVisible();
});

test('the account’s favourites are those of the hearts, its notifications those of the bell', async ({
  customer,
  service,
}) => {
  const zeinab = await registerCustomer(service, 'Zeinab');
  const page = await customer({ email: zeinab.email, viewport: LAPTOP });
  await page.goto(`/?q=${encodeURIComponent(OWN_RESTAURANT)}`);
  const heart = page.getByRole('button', { name: `Favourite: ${OWN_RESTAURANT}` });
  const account = page.getByRole('banner').getByRole('link', { name: 'My account' });
  // Until the session is known, a heart is the device's.
  await expect(account).toBeVisible();
  await heart.click();
  await account.click();
  await page.getByRole('link', { name: 'Favourites' }).click();
  const favourite = card(page, OWN_RESTAURANT);
  await expect(favourite.getByText('Open', { exact: true })).toBeVisible();
  const remove = page.getByRole('button', { name: `Remove from favourites: ${OWN_RESTAURANT}` });
  await remove.click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(favourite).toBeVisible();
  await remove.click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Maida' }).click();
  await page.getByRole('searchbox').fill(OWN_RESTAURANT);
  await expect(
    page.getByRole('button', { name: `Favourite: ${OWN_RESTAURANT}`, pressed: false }),
  ).toBeVisible();

  const order = await orderDelivered(service, zeinab, OWN_SLUG, uniqueName('Zeinab'));
  // Accepted and picked up within a minute: the newest counts.
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.goto('/user/notifications');
  const news = page
    .getByRole('main')
    .getByRole('link', { name: `You have picked up your order ${order.code} at ${OWN_RESTAURANT}` });
  await expect(news).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await news.click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.code}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('main').getByText('No new notifications')).toBeVisible();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('No new notifications')).toBeVisible();
});
