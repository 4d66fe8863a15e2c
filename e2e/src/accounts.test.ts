import type { Page } from '@playwright/test';
import type { Provider, User } from 'shared-api/contract';
import { EMAILS, fillSignIn, PASSWORD } from './support/authenticate.ts';
import { LAPTOP } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { waitForMailedLink } from './support/mail.ts';
import { uniqueName } from './support/orders.ts';
import { completeRestaurant } from './support/owners.ts';
import type { Email } from './support/service.ts';

function emailOf(name: string): Email {
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

test('a customer registers, signs in and comes back to the page that asked', async ({ guest, faults }) => {
  // The e-mail address of somebody else.
  faults.expect(/status of 409/);
  const page = await guest();
  const email = emailOf(uniqueName('Mariem'));
  await page.goto('/user');
  await atPath(page, '/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  for (const text of ['your email.', 'your phone number.', 'your password.']) {
    await expect(page.getByText(`Please enter ${text}`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Please repeat your password.', { exact: true })).toBeVisible();

  await fillAccount(page, email, 'something-else');
  await page.getByLabel(/^First name/).fill('Mariem');
  await submit.click();
  const mismatch = page.getByText('The passwords don’t match.', { exact: true });
  await expect(mismatch).toBeVisible();

  await fillAccount(page, EMAILS.customer);
  // The button moves up when the text goes.
  await expect(mismatch).toBeHidden();
  await submit.click();
  await expect(page.getByText('An account with this email already exists.')).toBeVisible();

  await page.getByLabel(/^Email/).fill(email);
  await submit.click();
  const success = page.getByRole('dialog', { name: 'Account created' });
  await expect(success.getByText(email, { exact: false })).toBeVisible();
  await success.getByRole('button', { name: 'Log in' }).click();
  await atPath(page, '/login');
  await fillSignIn(page, email);
  await atPath(page, '/user');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('shows a registration without an id or without a reply as failed', async ({ guest, faults }) => {
  faults.expect(/net::ERR_FAILED/);
  const page = await guest();
  await page.goto('/register');
  await fillAccount(page, emailOf(uniqueName('Nobody')));
  const submit = page.getByRole('button', { name: 'Create account' });
  await page.route('**/api/user', (route) => route.fulfill({ status: 201, json: {} }));
  await submit.click();
  await expect(page.getByRole('alert').getByText('Registration failed. Please try again.')).toBeVisible();
  await page.unroute('**/api/user');
  await page.route('**/api/user', (route) => route.abort());
  await submit.click();
  await expect(page.getByRole('alert').getByText(/^An error occurred during registration\./)).toBeVisible();
  await expect(page.getByLabel(/^Phone/)).toHaveValue('2233445566');
});

test('a restaurant registers; visitors see it once an admin has confirmed its owner', async ({
  guest,
  service,
  faults,
}) => {
  const page = await guest({ viewport: LAPTOP });
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
    await expect(page.getByText(`Please ${text}`, { exact: true })).toBeVisible();
  }
  await page.getByLabel(/^Contact name/).fill('Zeinebou Mint Ely');
  await fillAccount(page, email);
  await page.getByLabel(/^Restaurant name/).fill(restaurant);
  const communes = page.getByLabel(/^Commune/);
  const choices = communes.locator('option:not([value=""])');
  await expect(choices).toHaveCount(0);
  await page.getByLabel(/^Region/).selectOption('Inchiri');
  await expect(choices).toHaveText(['Akjoujt']);
  await communes.selectOption('Akjoujt');
  await page.getByLabel(/^Region/).selectOption('Nouakchott Ouest');
  await expect(choices).toHaveText(['Ksar', 'Sebkha', 'Tevragh-Zeina']);
  await expect(communes, 'a commune of another region is cleared').toHaveValue('');
  await communes.selectOption('Ksar');
  await submit.click();
  const success = page.getByRole('dialog', { name: 'Welcome to Maida' });
  await expect(success.getByText(restaurant, { exact: false })).toBeVisible();
  await success.getByRole('button', { name: 'Continue' }).click();
  await atPath(page, '/business');
  await expect(page.getByRole('heading', { level: 1, name: /More guests/ })).toBeVisible();
  expect(faults.seen).toEqual([]);

  // The menu, until the owner is confirmed.
  faults.expect(/status of 404/);
  const slug = restaurant.toLowerCase().replaceAll(' ', '-');
  await page.goto(`/restaurant/${slug}/menu`);
  await expect(page.getByText('Restaurant not found. Please go back to the list.')).toBeVisible();
  const admin = await service.as('admin');
  const providers = await admin.get<Provider[]>(`/api/providers?q=${encodeURIComponent(restaurant)}`);
  expect(providers).toHaveLength(1);
  service.undoLater(() => admin.send('DELETE', `/api/providers/${providers[0]?.id}`));
  const users = await admin.get<User[]>(`/api/user?q=${encodeURIComponent(email)}`);
  const user = users.find((candidate) => candidate.email === email);
  expect(user?.role).toBe('PROVIDER');
  await admin.send('PUT', `/api/user/${user?.id}/confirm`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: restaurant })).toBeVisible();
  await expect(page.getByText('Not taking orders yet').first()).toBeVisible();
  await completeRestaurant(service, email, slug);
  await page.goto(`/?q=${encodeURIComponent(restaurant)}`);
  await expect(page.getByRole('link', { name: restaurant })).toBeVisible();
});

test('signing in goes one page back, Cancel to the list; a failure shows an error', async ({
  guest,
  faults,
}) => {
  faults.expect(/status of 401/);
  const page = await guest({ viewport: LAPTOP });
  await page.goto('/about');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await atPath(page, '/');

  await page.goto('/contact');
  await header.getByRole('link', { name: 'Log in' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main.getByText('Please enter your email.', { exact: true })).toBeVisible();
  await expect(main.getByText('Please enter your password.', { exact: true })).toBeVisible();
  await main.getByLabel(/^Email/).fill(EMAILS.customer);
  await main.getByLabel(/^Password/).fill('not-my-password');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(
    main.getByRole('alert').getByText('Login failed. Please check your credentials.', { exact: true }),
  ).toBeVisible();
  await fillSignIn(page, EMAILS.customer);
  await atPath(page, '/contact');
  await expect(header.getByRole('link', { name: /^Welcome, \S+$/ })).toBeVisible();

  await header.getByRole('button', { name: 'Log out' }).click();
  await atPath(page, '/login');
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('mailed links confirm an address and replace a forgotten password', async ({
  guest,
  service,
  product,
  faults,
}) => {
  faults.expect(/status of 410/);
  const email = emailOf(uniqueName('Salka'));
  const account = { email, phone: '2233445566', password: PASSWORD, confirmPassword: PASSWORD };
  await (await service.as('guest')).send('POST', '/api/user', account);
  const page = await guest();
  await page.goto(await waitForMailedLink(product, email, '/confirm-email'));
  await expect(page.getByText('Your email is confirmed', { exact: true })).toBeVisible();

  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The form before it has such a field, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your inbox', { exact: true })).toBeVisible();
  const link = await waitForMailedLink(product, email, '/reset-password');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await page.waitForURL((url) => url.hash === '');
  await page.getByLabel(/^New password/).fill('another-password');
  await page.getByLabel(/^Confirm password/).fill('another-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password has been changed', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillSignIn(page, email, 'another-password');

  // A link works once.
  await page.goto('/about');
  await page.goto(link);
  await page.getByLabel(/^New password/).fill('a-third-password');
  await page.getByLabel(/^Confirm password/).fill('a-third-password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('This link no longer works', { exact: true })).toBeVisible();
});

test('signing out goes to the sign-in even when the service does not answer', async ({
  customer,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/, /Signing out did not reach the service\./);
  const page = await customer({ viewport: LAPTOP });
  await page.goto('/user');
  await page.route('**/auth/logout', (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await atPath(page, '/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(
    page.getByText(/^You’re signed out on this page, but the service didn’t respond\./).first(),
  ).toBeVisible();
});

test('an owner and an admin who open the sign-in page get to their dashboards', async ({ guest }) => {
  for (const [email, dashboard] of [
    [EMAILS.provider, '/provider'],
    [EMAILS.admin, '/admin'],
  ] as const) {
    const page = await guest({ viewport: LAPTOP });
    await page.goto('/login');
    await fillSignIn(page, email);
    await atPath(page, dashboard);
  }
});

test('the language is switched without a reload and remembered', async ({ guest }) => {
  const page = await guest({ viewport: LAPTOP });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel(/^Email/).fill('typed@maida.example');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(FR|Français)$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.getByLabel(/^E-mail/)).toHaveValue('typed@maida.example');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/');
  await expect(page.getByPlaceholder('Rechercher un restaurant...')).toBeVisible();
});
