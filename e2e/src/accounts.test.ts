import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Provider, User } from 'shared-api/contract';
import { LAPTOP } from './support/browser.ts';
import { waitForMailedLink } from './support/mail.ts';
import { uniqueName } from './support/orders.ts';
import { completeRestaurant } from './support/owners.ts';
import { fillSignIn, openAs, openGuest } from './support/people.ts';
import { EMAILS, PASSWORD } from './support/authenticate.ts';
import { withCaller } from './support/service.ts';
import { eventuallyEqual } from './support/eventually.ts';

function emailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@maida.example`;
}

function atPath(page: Page, path: string): Promise<void> {
  return page.waitForURL((url) => url.pathname === path);
}

/** Fills in the account fields of both registrations. */
async function fillAccount(page: Page, email: string, repeated: string = PASSWORD): Promise<void> {
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Phone/).fill('2233445566');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(repeated);
}

test('a customer registers, signs in and comes back to the page that asked', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const email = emailOf(uniqueName('Mariem'));
  await page.goto('/user');
  await atPath(page, '/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  for (const text of ['your email.', 'your phone number.', 'your password.']) {
    await page.getByText(`Please enter ${text}`, { exact: true }).waitFor();
  }
  await page.getByText('Please repeat your password.', { exact: true }).waitFor();

  await fillAccount(page, email, 'something-else');
  await page.getByLabel(/^First name/).fill('Mariem');
  await submit.click();
  const mismatch = page.getByText('The passwords don’t match.', { exact: true });
  await mismatch.waitFor();

  await fillAccount(page, EMAILS.customer);
  // The button moves up when the text goes.
  await mismatch.waitFor({ state: 'hidden' });
  await submit.click();
  await page.getByText('An account with this email already exists.').waitFor();

  await page.getByLabel(/^Email/).fill(email);
  await submit.click();
  const success = page.getByRole('dialog', { name: 'Account created' });
  await success.getByText(email, { exact: false }).waitFor();
  await success.getByRole('button', { name: 'Log in' }).click();
  await atPath(page, '/login');
  await fillSignIn(page, email);
  await atPath(page, '/user');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await guest.close();
});

test('shows a registration without an id or without a reply as failed', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await page.goto('/register');
  await fillAccount(page, emailOf(uniqueName('Nobody')));
  const submit = page.getByRole('button', { name: 'Create account' });
  await page.route('**/api/user', (route) => route.fulfill({ status: 201, json: {} }));
  await submit.click();
  await page.getByRole('alert').getByText('Registration failed. Please try again.').waitFor();
  await page.unroute('**/api/user');
  await page.route('**/api/user', (route) => route.abort());
  await submit.click();
  await page
    .getByRole('alert')
    .getByText(/^An error occurred during registration\./)
    .waitFor();
  assert.equal(await page.getByLabel(/^Phone/).inputValue(), '2233445566');
  await guest.close();
});

test('a restaurant registers; visitors see it once an admin has confirmed its owner', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  const restaurant = uniqueName('Table Nomade');
  const email = emailOf(restaurant);
  await page.goto('/business');
  await page.getByRole('link', { name: 'Register your restaurant' }).first().click();
  await atPath(page, '/provider/register');
  const submit = page.getByRole('button', { name: 'Register restaurant' });
  await submit.click();
  for (const text of [
    'enter your name.',
    'enter the name of your restaurant.',
    'choose a region.',
    'choose a commune.',
  ]) {
    await page.getByText(`Please ${text}`, { exact: true }).waitFor();
  }
  await page.getByLabel(/^Contact name/).fill('Zeinebou Mint Ely');
  await fillAccount(page, email);
  await page.getByLabel(/^Restaurant name/).fill(restaurant);
  const communes = page.getByLabel(/^Commune/);
  const communesNow = async () => (await communes.getByRole('option').allInnerTexts()).slice(1);
  await eventuallyEqual(communesNow, []);
  await page.getByLabel(/^Region/).selectOption('Inchiri');
  await eventuallyEqual(communesNow, ['Akjoujt']);
  await communes.selectOption('Akjoujt');
  await page.getByLabel(/^Region/).selectOption('Nouakchott Ouest');
  await eventuallyEqual(communesNow, ['Ksar', 'Sebkha', 'Tevragh-Zeina']);
  await eventuallyEqual(() => communes.inputValue(), '', 'a commune of another region is cleared');
  await communes.selectOption('Ksar');
  await submit.click();
  const success = page.getByRole('dialog', { name: 'Welcome to Maida' });
  await success.getByText(restaurant, { exact: false }).waitFor();
  await success.getByRole('button', { name: 'Continue' }).click();
  await atPath(page, '/business');
  await page.getByRole('heading', { level: 1, name: /More guests/ }).waitFor();
  assert.deepEqual(guest.faults, []);

  const slug = restaurant.toLowerCase().replaceAll(' ', '-');
  await page.goto(`/restaurant/${slug}/menu`);
  await page.getByText('Restaurant not found. Please go back to the list.').waitFor();
  await withCaller('admin', async (admin) => {
    const users = await admin.get<User[]>(`/api/user?q=${encodeURIComponent(email)}`);
    const owner = users.find((user) => user.email === email);
    assert.equal(owner?.role, 'PROVIDER');
    await admin.send('PUT', `/api/user/${owner.id}/confirm`);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: restaurant }).waitFor();
    await page.getByText('Not taking orders yet').first().waitFor();
    await completeRestaurant(email, slug);
    await page.goto(`/?q=${encodeURIComponent(restaurant)}`);
    await page.getByRole('link', { name: restaurant }).waitFor();
    const providers = await admin.get<Provider[]>(`/api/providers?q=${encodeURIComponent(restaurant)}`);
    assert.equal(providers.length, 1);
    await admin.send('DELETE', `/api/providers/${providers[0]?.id}`);
  });
  await guest.close();
});

test('signing in goes one page back, Cancel to the list; a failure shows an error', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  await page.goto('/about');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await atPath(page, '/');

  await page.goto('/contact');
  await header.getByRole('link', { name: 'Log in' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Log in' }).click();
  await main.getByText('Please enter your email.', { exact: true }).waitFor();
  await main.getByText('Please enter your password.', { exact: true }).waitFor();
  await main.getByLabel(/^Email/).fill(EMAILS.customer);
  await main.getByLabel(/^Password/).fill('not-my-password');
  await main.getByRole('button', { name: 'Log in' }).click();
  await main
    .getByRole('alert')
    .getByText('Login failed. Please check your credentials.', { exact: true })
    .waitFor();
  await fillSignIn(page, EMAILS.customer);
  await atPath(page, '/contact');
  await header.getByRole('link', { name: /^Welcome, \S+$/ }).waitFor();

  await header.getByRole('button', { name: 'Log out' }).click();
  await atPath(page, '/login');
  await header.getByRole('link', { name: 'Log in' }).waitFor();
  await guest.close();
});

test('mailed links confirm an address and replace a forgotten password', async () => {
  const email = emailOf(uniqueName('Salka'));
  const account = { email, phone: '2233445566', password: PASSWORD, confirmPassword: PASSWORD };
  await withCaller(undefined, (nobody) => nobody.send('POST', '/api/user', account));
  const guest = await openGuest();
  const { page } = guest;
  await page.goto(await waitForMailedLink(email, '/confirm-email'));
  await page.getByText('Your email is confirmed', { exact: true }).waitFor();

  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The form before it has such a field, too.
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Check your inbox', { exact: true }).waitFor();
  const link = await waitForMailedLink(email, '/reset-password');
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor();
  await page.waitForURL((url) => url.hash === '');
  await page.getByLabel(/^New password/).fill('another-password');
  await page.getByLabel(/^Confirm password/).fill('another-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByText('Your password has been changed', { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillSignIn(page, email, 'another-password');
  assert.deepEqual(guest.faults, []);

  // A link works once.
  await page.goto('/about');
  await page.goto(link);
  await page.getByLabel(/^New password/).fill('a-third-password');
  await page.getByLabel(/^Confirm password/).fill('a-third-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByText('This link no longer works', { exact: true }).waitFor();
  await guest.close();
});

test('signing out goes to the sign-in even when the service does not answer', async () => {
  const customer = await openAs('customer', { viewport: LAPTOP });
  const { page } = customer;
  await page.goto('/user');
  await page.route('**/auth/logout', (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await atPath(page, '/login');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await page
    .getByText(/^You’re signed out on this page, but the service didn’t respond\./)
    .first()
    .waitFor();
  await customer.close();
});

test('an owner and an admin who open the sign-in page get to their dashboards', async () => {
  for (const [email, dashboard] of [
    [EMAILS.provider, '/provider'],
    [EMAILS.admin, '/admin'],
  ] as const) {
    const guest = await openGuest({ viewport: LAPTOP });
    await guest.page.goto('/login');
    await fillSignIn(guest.page, email);
    await atPath(guest.page, dashboard);
    await guest.close();
  }
});

test('the language is switched without a reload and remembered', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  await page.goto('/login');
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await page.getByLabel(/^Email/).fill('typed@maida.example');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(FR|Français)$/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor();
  assert.equal(await page.getByLabel(/^E-mail/).inputValue(), 'typed@maida.example');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
  await page.goto('/');
  await page.getByPlaceholder('Rechercher un restaurant...').waitFor();
  assert.deepEqual(guest.faults, []);
  await guest.close();
});
