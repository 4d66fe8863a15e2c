import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Order, OwnData } from 'shared-api/contract';
import { dishes, openMenu, OWN_RESTAURANT, OWN_SLUG } from './support/booking.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { openCustomer, orderDelivered, registerCustomer } from './support/customers.ts';
import { problemsOf, settle } from './support/look.ts';
import { waitForMailedLink } from './support/mail.ts';
import { uniqueName } from './support/orders.ts';
import { fillSignIn, openAs, openGuest } from './support/people.ts';
import { withSoldOutDish } from './support/scenes.ts';
import { PASSWORD, withAccount, withCaller } from './support/service.ts';

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const region = (page: Page, name: string) => page.getByRole('region', { name });

async function addAddress(page: Page, label: string, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an address' });
  await dialog.getByLabel(/^Name of the address/).fill(label);
  await dialog.getByLabel('Region', { exact: true }).selectOption('Nouakchott Ouest');
  const communes = await dialog.getByLabel('Commune', { exact: true }).getByRole('option').allInnerTexts();
  assert.deepEqual(communes.slice(1), ['Ksar', 'Sebkha', 'Tevragh-Zeina']);
  await dialog.getByLabel('Commune', { exact: true }).selectOption('Tevragh-Zeina');
  await dialog.getByLabel(/^Address/).fill(address);
  await dialog.getByLabel(/^Landmark/).fill('Green gate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`“${label}” is saved.`).waitFor();
}

test('addresses are kept, and the default one is filled in when booking; the order is followed and cancelled', async () => {
  const customer = await registerCustomer('Aminetou');
  const visitor = await openCustomer(customer);
  const { page } = visitor;
  await page.goto('/user');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Addresses' }).click();
  await page.getByText('No saved addresses yet').waitFor();
  await addAddress(page, 'Home', 'Îlot K 73');
  await addAddress(page, 'Work', 'Avenue Nasser 12');
  await page.getByRole('button', { name: 'Delete: Home' }).click();
  await page.getByText('“Home” is deleted.').waitFor();
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
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[name="address"]')?.value !== '',
  );
  assert.equal(await dialog.getByLabel(/^Address/).inputValue(), 'Avenue Nasser 12');
  assert.equal(await dialog.getByLabel(/^Commune/).inputValue(), 'Tevragh-Zeina');
  await dialog.getByLabel('My addresses').selectOption({ label: 'Home · Îlot K 73' });
  assert.equal(await dialog.getByLabel(/^Address/).inputValue(), 'Îlot K 73');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('dialog', { name: 'Booking Confirmed!' }).waitFor();

  await page.goto('/user/orders');
  await page.getByRole('article').getByText('Pending', { exact: true }).waitFor();
  await page.getByRole('link', { name: OWN_RESTAURANT }).click();
  await page.getByText(/^The restaurant has until \d\d:\d\d to accept\.$/).waitFor();
  await page.getByText('Îlot K 73, Tevragh-Zeina, Green gate').waitFor();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('Your order is cancelled.').waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('a delivered order is reviewed, changed, taken back and ordered again, told what is sold out', async () => {
  const customer = await registerCustomer('Khadija');
  const order = await orderDelivered(customer, OWN_SLUG, uniqueName('Khadija'));
  const visitor = await openCustomer(customer, { viewport: LAPTOP });
  const { page } = visitor;
  await page.goto('/user/orders?status=CANCELLED');
  await page.getByText('You have no orders of this kind.').waitFor();
  await page.getByLabel('Show', { exact: true }).selectOption('Delivered');
  await page.getByRole('link', { name: OWN_RESTAURANT }).click();
  await page.getByRole('heading', { level: 1, name: `Order ${order.code}` }).waitFor();

  const ask = region(page, `How was ${OWN_RESTAURANT}?`);
  await ask.getByRole('radio', { name: '4 stars of 5' }).check({ force: true });
  await ask.getByLabel('Your words').fill('Tender and hot');
  await ask.getByRole('button', { name: 'Send review' }).click();
  const mine = region(page, 'Your review');
  await mine.getByText('Tender and hot').waitFor();
  await mine.getByRole('button', { name: 'Change' }).click();
  await mine.getByRole('radio', { name: '5 stars of 5' }).check({ force: true });
  await mine.getByRole('button', { name: 'Save changes' }).click();
  await mine.getByRole('img', { name: '5 stars of 5' }).waitFor();
  await mine.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await ask.waitFor();

  const again = page.getByRole('button', { name: /^Order again/ });
  await withSoldOutDish(OWN_SLUG, async (dish) => {
    await again.click();
    const dialog = page.getByRole('dialog', { name: `Order again from ${OWN_RESTAURANT}` });
    await dialog.getByText('None of these dishes can be had at the moment.').waitFor();
    await dialog.getByText(dish).waitFor();
    await dialog.getByRole('button', { name: 'Not now' }).click();
  });
  await again.click();
  await page.waitForURL(`**/restaurant/${OWN_SLUG}/menu`);
  await page.getByText('Your dishes are in the basket.').waitFor();
  await page
    .getByRole('complementary')
    .getByText(order.items[0]?.name ?? '')
    .first()
    .waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('favourites are those of the hearts, notifications those of the bell', async () => {
  const customer = await registerCustomer('Zeinab');
  const visitor = await openCustomer(customer, { viewport: LAPTOP });
  const { page } = visitor;
  await page.goto('/');
  const heart = page.getByRole('button', { name: `Favourite: ${OWN_RESTAURANT}` });
  const account = page.getByRole('banner').getByRole('link', { name: 'My account' });
  // Until the page knows who looks at it, a heart is the device's.
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

test('profile, email and password change; other devices are signed out', async () => {
  const customer = await registerCustomer('Oumou');
  const visitor = await openCustomer(customer, { viewport: LAPTOP });
  const { page } = visitor;
  const others = [await openCustomer(customer), await openCustomer(customer)];
  await page.goto('/user/profile');
  await page.getByLabel(/^Last name/).fill('Diallo');
  await page
    .getByRole('main')
    .getByLabel(/^Language/)
    .selectOption('fr');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Votre profil est enregistré.').waitFor();
  await page.getByRole('button', { name: 'English' }).click();

  const email = `moved.${customer.email}`;
  await region(page, 'Email').getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email address' });
  await dialog.getByLabel(/^New email/).fill(email);
  await dialog.getByLabel(/^Current password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await region(page, 'Email').getByText('Not confirmed').waitFor();
  await page.goto(await waitForMailedLink(email, '/confirm-email'));
  await page.getByText('Your email is confirmed', { exact: true }).waitFor();
  await page.goto('/user/profile');
  await region(page, 'Email').getByText('Confirmed', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Security and data' }).click();
  const sessions = region(page, 'Where you are signed in').getByRole('listitem');
  await sessions
    .nth(2)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await sessions.nth(2).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await sessions.nth(1).waitFor({ state: 'detached' });
  for (const other of others) {
    await other.page.goto('/user');
    await other.page.waitForURL((url) => url.pathname === '/login');
    await other.close();
  }

  const form = region(page, 'Password');
  await form.getByLabel(/^Current password/).fill(PASSWORD);
  await form.getByLabel(/^New password/).fill('another-password');
  await form.getByLabel(/^Repeat/).fill('another-password');
  await form.getByRole('button', { name: 'Change password' }).click();
  await page.getByText(/^Your password is changed\./).waitFor();
  assert.deepEqual(visitor.faults, []);
  const guest = await openGuest();
  await guest.page.goto('/login');
  await fillSignIn(guest.page, email, 'another-password');
  await guest.close();
  await visitor.close();
});

test('one’s data comes as a file; a deleted account is gone, its order anonymous', async () => {
  const customer = await registerCustomer('Mariem');
  const name = uniqueName('Mariem');
  const order = await orderDelivered(customer, OWN_SLUG, name);
  const visitor = await openCustomer(customer);
  const { page } = visitor;
  await page.goto('/user/security');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  assert.match(download.suggestedFilename(), /^maida-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as OwnData;
  assert.equal(data.profile.email, customer.email);
  assert.deepEqual(
    data.orders.map(({ code }) => code),
    [order.code],
  );

  await page.getByText(/^Past orders and reviews stay, without your name/).waitFor();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel(/^Your password/).fill('not-my-password');
  await dialog.getByLabel(/^I understand/).check();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByText('This is not your password.').waitFor();
  await dialog.getByLabel(/^Your password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText(/^Your account is deleted\./).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Restaurants' }).waitFor();
  assert.equal(new URL(page.url()).pathname, '/');
  // The wrong password was refused.
  assert.deepEqual(
    visitor.faults.filter((fault) => !fault.includes('401')),
    [],
  );
  await visitor.close();

  await withCaller('provider', async (provider) => {
    const left = await provider.get<Order>(`/api/orders/${order.id}`);
    assert.deepEqual([left.customerName, left.phone, left.user], ['ANONYME', '', null]);
  });
  await assert.rejects(
    withAccount(customer.email, () => Promise.resolve()),
    /401/,
  );
});

test('owners and admins find their own account behind their name; a customer among their pages', async () => {
  for (const who of ['provider', 'admin'] as const) {
    const visitor = await openAs(who, { viewport: LAPTOP });
    const { page } = visitor;
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Welcome/ })
      .click();
    await page.waitForURL('**/account');
    await region(page, 'Email').waitFor();
    await page.getByRole('link', { name: 'Security and data' }).click();
    await region(page, 'Where you are signed in').getByText('This device').waitFor();
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  }
  const customer = await openAs('customer');
  await customer.page.goto('/account/security');
  await customer.page.waitForURL('**/user/security');
  await customer.close();
  const guest = await openGuest();
  await guest.page.goto('/account');
  await guest.page.waitForURL((url) => url.pathname === '/login');
  await guest.close();
});

/** Each page with the button of its dialog, if it has one to look at. */
const PAGES = {
  en: {
    '/user/orders': null,
    '/user/favourites': null,
    '/user/addresses': 'Add an address',
    '/user/notifications': null,
    '/user/profile': 'Change email address',
  },
  fr: { '/user/security': 'Supprimer mon compte' },
} as const;

test('no page of an account scrolls sideways, axe finds nothing', async () => {
  const customer = await registerCustomer('Selma');
  const order = await orderDelivered(customer, OWN_SLUG, uniqueName('Selma'));
  await withAccount(customer.email, async (caller) => {
    await caller.send('PUT', `/api/favourites/${order.restaurant.id}`);
    await caller.send('POST', '/api/addresses', {
      label: 'Maison',
      address: 'Îlot K 73',
      landmark: 'Portail',
    });
  });
  const problems: string[] = [];
  for (const language of ['en', 'fr'] as const) {
    const visitor = await openCustomer(customer, { viewport: PHONE, language });
    const { page } = visitor;
    const detail = language === 'en' ? { [`/user/orders/${order.id}`]: null } : {};
    for (const [path, button] of Object.entries({ ...PAGES[language], ...detail })) {
      await page.goto(path);
      await settle(page);
      problems.push(...(await problemsOf(page, path)));
      if (!button) continue;
      await page.setViewportSize(PHONE);
      await page.getByRole('main').getByRole('button', { name: button }).click();
      problems.push(...(await problemsOf(page, `${path}, ${button}`, [PHONE])));
    }
    problems.push(...visitor.faults);
    await visitor.close();
  }
  assert.deepEqual(problems, []);
});
