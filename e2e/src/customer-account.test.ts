import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Order, type OwnData } from 'shared-api/contract';
import { OWN_SLUG } from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { openCustomer, orderDelivered, registerCustomer } from './support/customers.ts';
import { problemsOf, settle } from './support/look.ts';
import { waitForMailedLink } from './support/mail.ts';
import { uniqueName } from './support/orders.ts';
import { fillSignIn, openAs, openGuest } from './support/people.ts';
import { PASSWORD } from './support/authenticate.ts';
import { withAccount, withCaller } from './support/service.ts';
import { textsOf } from './support/texts.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('a customer changes profile, email and password; other devices are signed out', async () => {
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
  const sessions = region(page, 'Where you’re signed in').getByRole('listitem');
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
  await page.getByText(/^Your password was changed\./).waitFor();
  assert.deepEqual(visitor.faults, []);
  const guest = await openGuest();
  await guest.page.goto('/login');
  await fillSignIn(guest.page, email, 'another-password');
  await guest.close();
  await visitor.close();
});

test('a customer exports their data and deletes the account; its order becomes anonymous', async () => {
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
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText('That’s not your password.').waitFor();
  await dialog.getByLabel(/^Your password/).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText(/^Your account has been deleted\./).waitFor();
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

test('owners and admins reach their account by their name, customers by their pages', async () => {
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
    await region(page, 'Where you’re signed in').getByText('This device').waitFor();
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
const PAGES: readonly { path: string; button?: readonly [namespace: string, key: string] }[] = [
  { path: '/user/orders' },
  { path: '/user/favourites' },
  { path: '/user/addresses', button: ['customer-address', 'add'] },
  { path: '/user/notifications' },
  { path: '/user/profile', button: ['customer-profile', 'email_change'] },
  { path: '/user/security', button: ['customer-data', 'delete.button'] },
];

test('no account page scrolls sideways, and all pass axe', async () => {
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
  for (const language of LANGUAGES) {
    const visitor = await openCustomer(customer, { viewport: PHONE, language });
    const { page } = visitor;
    for (const { path, button } of [...PAGES, { path: `/user/orders/${order.id}` }]) {
      await page.goto(path);
      await settle(page);
      problems.push(...(await problemsOf(page, `${path} ${language}`)));
      if (!button) continue;
      const name = textsOf('mf-customer', language)(...button);
      await page.setViewportSize(PHONE);
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      problems.push(...(await problemsOf(page, `${path} ${language}, ${name}`, [PHONE])));
    }
    problems.push(...visitor.faults);
    await visitor.close();
  }
  assert.deepEqual(problems, []);
});
