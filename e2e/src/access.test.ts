import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAPTOP } from './support/browser.ts';
import { openAs, openGuest } from './support/people.ts';

const GUARDED = [
  '/provider',
  '/provider/live',
  '/provider/orders',
  '/provider/menu',
  '/provider/reviews',
  '/admin',
  '/admin/users',
  '/admin/orders',
  '/admin/messages',
  '/admin/reviews',
  '/admin/activity',
  '/admin/settings',
  '/user',
  '/restaurant/new',
];

test('a signed-out visitor is sent to the sign-in, and comes back after it', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  for (const path of GUARDED) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/login', { waitUntil: 'commit' });
  }
  await page.goto('/admin/users');
  await page.waitForURL((url) => url.pathname === '/login', { waitUntil: 'commit' });
  await page.getByLabel(/^Email/).fill('admin@maida.example');
  await page.getByLabel(/^Password/).fill('maida-demo');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/users');
  await page.getByRole('heading', { name: 'user list' }).waitFor();
  await guest.close();
});

const FOREIGN = {
  customer: ['/provider', '/admin', '/admin/orders', '/restaurant/new'],
  provider: ['/admin', '/admin/users', '/user'],
  admin: ['/provider', '/provider/reviews', '/user'],
} as const;

for (const [who, paths] of Object.entries(FOREIGN)) {
  test(`${who} is sent to /unauthorized from other roles' pages`, async () => {
    const visitor = await openAs(who as keyof typeof FOREIGN, { viewport: LAPTOP });
    for (const path of paths) {
      await visitor.page.goto(path);
      await visitor.page.waitForURL((url) => url.pathname === '/unauthorized', { waitUntil: 'commit' });
    }
    await visitor.close();
  });
}

test('shows a wrong password, and the e-mail stays typed', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill('customer@maida.example');
  await page.getByLabel(/^Password/).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').getByText('Login failed. Please check your credentials.').waitFor();
  assert.equal(await page.getByLabel(/^Email/).inputValue(), 'customer@maida.example');
  await guest.close();
});

test('an unknown address shows the not-found page with a link home', async () => {
  const guest = await openGuest();
  const answer = await guest.page.goto('/nowhere/at/all');
  assert.equal(answer?.status(), 404);
  await guest.page.getByRole('main').getByRole('link').first().click();
  await guest.page.waitForURL((url) => url.pathname === '/');
  await guest.close();
});
