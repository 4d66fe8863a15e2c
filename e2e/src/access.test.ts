import { LAPTOP } from './support/browser.ts';
import { expect, test } from './support/journey.ts';

const GUARDED = [
  '/provider',
  '/provider/live',
  '/provider/orders',
  '/provider/menu',
  '/provider/reviews',
  '/provider/promotions',
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

test('a signed-out visitor is sent to the sign-in, and comes back after it', async ({ guest }) => {
  const page = await guest({ viewport: LAPTOP });
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
  await expect(page.getByRole('heading', { name: 'user list' })).toBeVisible();
});

const FOREIGN = [
  ['customer', ['/provider', '/admin', '/admin/orders', '/restaurant/new']],
  ['provider', ['/admin', '/admin/users', '/user']],
  ['admin', ['/provider', '/provider/reviews', '/user']],
] as const;

for (const [who, paths] of FOREIGN) {
  test(`${who} is sent to /unauthorized from other roles' pages`, async ({ customer, owner, admin }) => {
    const page = await { customer, provider: owner, admin }[who]({ viewport: LAPTOP });
    for (const path of paths) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/unauthorized', { waitUntil: 'commit' });
    }
  });
}

test('shows a wrong password, and the e-mail stays typed', async ({ guest, faults }) => {
  faults.expect(/status of 401/);
  const page = await guest();
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill('customer@maida.example');
  await page.getByLabel(/^Password/).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(
    page.getByRole('alert').getByText('Login failed. Please check your credentials.'),
  ).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue('customer@maida.example');
});

test('an unknown address shows the not-found page with a link home', async ({ guest, faults }) => {
  faults.expect(/status of 404/);
  const page = await guest();
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
});
