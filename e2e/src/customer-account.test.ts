import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Order, OwnData } from 'shared-api/contract';
import { OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { orderDelivered, registerCustomer } from './support/customers.ts';
import { expect, test } from './support/journey.ts';
import { problemsInEveryLanguage, settle } from './support/look.ts';
import { waitForMailedLink } from './support/mail.ts';
import { uniqueName } from './support/orders.ts';
import { surfacesGone } from './support/surfaces.ts';
import { fillSignIn, PASSWORD } from './support/authenticate.ts';
import { textsOf } from './support/texts.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('a customer changes profile, email and password; other devices are signed out', async ({
  customer,
  guest,
  product,
  service,
}) => {
  const { email: oldEmail } = await registerCustomer(service, 'Oumou');
  const page = await customer({ email: oldEmail, viewport: LAPTOP });
  const others = [await customer({ email: oldEmail }), await customer({ email: oldEmail })];
  await page.goto('/user/profile');
  await page.getByLabel(/^Last name/).fill('Diallo');
  await page
    .getByRole('main')
    .getByLabel(/^Language/)
    .selectOption('fr');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Votre profil est enregistré.')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();

  const email = `moved.${oldEmail}`;
  await region(page, 'Email').getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email address' });
  await dialog.getByLabel(/^New email/).fill(email);
  await dialog.getByLabel(/^Current password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await surfacesGone(page);
  await expect(region(page, 'Email').getByText('Not confirmed')).toBeVisible();
  await page.goto(await waitForMailedLink(product, email, '/confirm-email'));
  await expect(page.getByText('Your email is confirmed', { exact: true })).toBeVisible();
  await page.goto('/user/profile');
  await expect(region(page, 'Email').getByText('Confirmed', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Security and data' }).click();
  const sessions = region(page, 'Where you’re signed in').getByRole('listitem');
  await sessions
    .nth(2)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(sessions.nth(2)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.nth(1)).toHaveCount(0);
  for (const other of others) {
    await other.goto('/user');
    await expect(other).toHaveURL(({ pathname }) => pathname === '/login');
  }

  const form = region(page, 'Password');
  await form.getByLabel(/^Current password/).fill(PASSWORD);
  await form.getByLabel(/^New password/).fill('another-password');
  await form.getByLabel(/^Repeat/).fill('another-password');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Your password was changed\./)).toBeVisible();
  const newDevice = await guest();
  await newDevice.goto('/login');
  await fillSignIn(newDevice, email, 'another-password');
});

test('a customer exports their data and deletes the account; its order becomes anonymous', async ({
  customer,
  faults,
  service,
}) => {
  // The wrong password is refused.
  faults.expect(/status of 401/);
  const mariem = await registerCustomer(service, 'Mariem');
  const order = await orderDelivered(service, mariem, OWN_SLUG, uniqueName('Mariem'));
  const page = await customer({ email: mariem.email });
  await page.goto('/user/security');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^maida-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as OwnData;
  expect(data.profile.email).toBe(mariem.email);
  expect(data.orders.map(({ code }) => code)).toEqual([order.code]);

  await expect(page.getByText(/^Past orders and reviews stay, without your name/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel(/^Your password/).fill('not-my-password');
  await dialog.getByLabel(/^I understand/).check();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('That’s not your password.')).toBeVisible();
  await dialog.getByLabel(/^Your password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText(/^Your account has been deleted\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurants' })).toBeVisible();
  await expect(page).toHaveURL('/');

  const left = await (await service.as('provider')).get<Order>(`/api/orders/${order.id}`);
  expect(left).toMatchObject({ customerName: 'ANONYME', phone: '', user: null });
  const signIn = (await service.as('guest')).send('POST', '/auth/login', {
    email: mariem.email,
    password: PASSWORD,
  });
  await expect(signIn).rejects.toThrow(/401/);
});

test('owners and admins reach their account by their name, customers by their pages', async ({
  admin,
  customer,
  guest,
  owner,
}) => {
  for (const open of [owner, admin]) {
    const page = await open({ viewport: LAPTOP });
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Welcome/ })
      .click();
    await page.waitForURL('**/account');
    await expect(region(page, 'Email')).toBeVisible();
    await page.getByRole('link', { name: 'Security and data' }).click();
    await expect(region(page, 'Where you’re signed in').getByText('This device')).toBeVisible();
  }
  const customerPage = await customer();
  await customerPage.goto('/account/security');
  await expect(customerPage).toHaveURL('/user/security');
  const visitor = await guest();
  await visitor.goto('/account');
  await expect(visitor).toHaveURL(({ pathname }) => pathname === '/login');
});

/** Each page with the button of its dialog, if it has one to look at. */
const PAGES: readonly { path: string; button?: readonly [namespace: string, key: string] }[] = [
  { path: '/user/orders' },
  { path: '/user/favourites' },
  { path: '/user/addresses', button: ['customer-address', 'add'] },
  { path: '/user/notifications' },
  { path: '/user/profile', button: ['customer-profile', 'email_change'] },
  { path: '/user/security', button: ['customer-data', 'delete.button'] },
];

test('no account page scrolls sideways, and all pass axe, in every language', async ({
  customer,
  service,
}) => {
  const selma = await registerCustomer(service, 'Selma');
  const order = await orderDelivered(service, selma, OWN_SLUG, uniqueName('Selma'));
  const caller = await service.as(selma.email);
  await caller.send('PUT', `/api/favourites/${order.restaurant.id}`);
  await caller.send('POST', '/api/addresses', {
    label: 'Maison',
    address: 'Îlot K 73',
    landmark: 'Portail',
  });
  const problems: string[] = [];
  const page = await customer({ email: selma.email, viewport: PHONE });
  for (const { path, button } of [...PAGES, { path: `/user/orders/${order.id}` }]) {
    await page.goto(path);
    await settle(page);
    problems.push(...(await problemsInEveryLanguage(page, path, 'every width')));
    if (!button) continue;
    const name = textsOf('mf-customer', 'en')(...button);
    await page.setViewportSize(PHONE);
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
    problems.push(...(await problemsInEveryLanguage(page, `${path}, ${name}`, [PHONE])));
  }
  expect(problems).toEqual([]);
});
