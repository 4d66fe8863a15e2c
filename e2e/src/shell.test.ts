import type { Locator } from '@playwright/test';
import type { Settings, User } from 'shared-api/contract';
import { openInteractive, openRendered, waitForHydration } from './support/rendered-pages.ts';
import { holdBack, LAPTOP, PHONE } from './support/browser.ts';
import { tabTo } from './support/keyboard.ts';
import { PASSWORD } from './support/authenticate.ts';
import { expect, test } from './support/journey.ts';
import type { Service } from './support/service.ts';

function pathsOf(links: Locator): Promise<(string | null)[]> {
  return links.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

function holdsFocus(region: Locator): Promise<boolean> {
  return region.evaluate((element) => element.contains(document.activeElement));
}

test('the links of header and footer work at both widths', async ({ guest, service }) => {
  const page = await guest({ viewport: LAPTOP });
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const social = {
    facebook: 'https://facebook.example/maida',
    instagram: null,
    x: 'https://x.example/maida',
  };
  const admin = await service.as('admin');
  const before = await admin.get<Settings>('/api/settings');
  service.undoLater(() => admin.send('PUT', '/api/settings', { social: before.social }));
  await admin.send('PUT', '/api/settings', { social });
  const elsewhere = footer.getByRole('link', { name: 'Maida on Facebook (opens in a new tab)' });
  // Rendered pages are cached for a moment.
  await expect(async () => {
    await page.goto('/');
    await expect(elsewhere).toHaveAttribute('href', social.facebook, { timeout: 1000 });
  }).toPass();
  await expect(elsewhere).toHaveAttribute('target', '_blank');
  await expect(elsewhere).toHaveAttribute('rel', /noopener/);
  await expect(footer.getByRole('link', { name: /^Maida on / })).toHaveCount(2);
  await expect(header.getByRole('link', { name: 'Maida' })).toHaveAttribute('href', '/');
  const navigation = header.getByRole('navigation', { name: 'Main navigation' });
  await expect.poll(() => pathsOf(navigation)).toEqual(['/', '/business', '/about']);
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  const footerPaths = ['/', '/about', '/contact', '/terms'];
  await expect.poll(() => pathsOf(footer.getByRole('navigation'))).toEqual(footerPaths);

  await page.setViewportSize(PHONE);
  await expect(navigation).toBeHidden();
  await expect(header.getByRole('link', { name: 'Log in' })).toBeHidden();
  for (const name of ['English', 'Français'])
    await expect(header.getByRole('button', { name })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await expect.poll(() => pathsOf(footer.getByRole('navigation'))).toEqual(footerPaths);
  await header.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.poll(() => pathsOf(menu)).toEqual(['/', '/business', '/about', '/user', '/login']);
});

test('the menu of a phone works by keyboard: it traps the focus, and returns it', async ({ guest }) => {
  const page = await guest();
  const { keyboard } = page;
  await page.goto('/terms');
  const button = page.getByRole('button', { name: 'Open the menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, button);
  await keyboard.press('Enter');
  await expect(menu).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 9; press += 1) {
      await keyboard.press(key);
      expect(await holdsFocus(menu), `${key} ${press + 1} leaves the menu`).toBe(true);
    }
  }
  await keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'About' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'About Maida' })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test('every page has its own title, and takes the focus after a navigation', async ({ guest, faults }) => {
  faults.expect(/status of 404/);
  const page = await guest({ viewport: LAPTOP });
  await openInteractive(page, '/');
  await expect(page).toHaveTitle('Restaurants · Maida');
  const main = page.getByRole('main');
  const steps = [
    [page.getByRole('banner').getByRole('link', { name: 'About' }), 'About · Maida'],
    [page.getByRole('banner').getByRole('link', { name: 'For restaurants' }), 'For restaurants · Maida'],
    [
      main.getByRole('link', { name: 'Register your restaurant' }).first(),
      'Register your restaurant · Maida',
    ],
    [page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }), 'Contact us · Maida'],
    [page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }), 'Terms of use · Maida'],
    [page.getByRole('banner').getByRole('link', { name: 'Log in' }), 'Log in · Maida'],
    [main.getByRole('link', { name: 'Create an account' }), 'Create your account · Maida'],
    [page.getByRole('banner').getByRole('link', { name: 'Restaurants', exact: true }), 'Restaurants · Maida'],
    [main.getByRole('link', { name: 'Dune Burger' }), 'Dune Burger · Maida'],
  ] as const;
  for (const [link, title] of steps) {
    await link.click();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
  }
  for (const [path, title] of [
    ['/orders', 'Orders · Maida'],
    ['/nowhere', 'This page is not on the menu · Maida'],
    ['/unauthorized', 'You can’t open this page · Maida'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Français' }).click();
  await expect(page).toHaveTitle('Vous n’avez pas accès à cette page · Maida');
});

test('the first Tab offers to skip the header', async ({ guest }) => {
  const page = await guest();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  const top = () => skip.evaluate((link) => link.getBoundingClientRect().top);
  await expect.poll(top, 'it is seen').toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await holdsFocus(page.getByRole('main'))).toBe(true);
});

test('greets the signed-in user, and links to the pages of their role', async ({
  customer,
  owner,
  admin,
  service,
}) => {
  const profiles = [
    { role: 'customer', open: customer, path: '/user', label: 'My account' },
    { role: 'provider', open: owner, path: '/provider', label: 'My restaurant' },
    { role: 'admin', open: admin, path: '/admin', label: 'Administration' },
  ] as const;
  for (const { role, open, path, label } of profiles) {
    const { firstname } = await (await service.as(role)).get<User>('/auth/me');
    const page = await open({ viewport: LAPTOP });
    const header = page.getByRole('banner');
    await page.goto('/terms');
    await expect(header.getByRole('link', { name: `Welcome, ${firstname}`, exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: label })).toHaveAttribute('href', path);
    await expect(header.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  }
});

test('nothing in the header moves when the page becomes interactive', async ({ guest }) => {
  const page = await guest({ viewport: LAPTOP });
  const header = page.getByRole('banner');
  const places = async () =>
    Promise.all((await header.getByRole('button').all()).map((button) => button.boundingBox()));
  const letCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, '/');
  const before = await places();
  letCome();
  await waitForHydration(page.getByRole('main'));
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(before.length).toBeGreaterThan(2);
  expect(await places()).toEqual(before);
});

test('a device without a connection says so, in both languages', async ({ guest }) => {
  const page = await guest();
  await page.goto('/about', { waitUntil: 'networkidle' });
  // The texts of the other language are fetched when it is first asked for.
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html[lang=fr]')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByText(/^Vous êtes hors ligne\./)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Vous êtes hors ligne\./)).toHaveCount(0);
});

test('an expired session is renewed in place, and no input is lost', async ({
  customer,
  service,
  faults,
}) => {
  faults.expect(/status of 401/);
  const page = await customer({ viewport: LAPTOP });
  await page.goto('/user/profile');
  const phone = page.getByLabel('Phone');
  await expect(phone).not.toHaveValue('');
  const before = await phone.inputValue();
  await phone.fill('2255667788');
  await endSessions(service);
  const again = page.getByRole('dialog', { name: 'Please log in again' });
  await again.getByLabel(/^Password/).fill(PASSWORD);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again).toHaveCount(0);
  await expect(phone).toHaveValue('2255667788');
  for (const text of ['2255667788', before]) {
    await phone.fill(text);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    expect((await saved).ok()).toBe(true);
    await expect(page.getByText('Your profile was saved.').first()).toBeVisible();
  }
});

/** Signs the demo customer out everywhere else. */
async function endSessions(service: Service): Promise<void> {
  const caller = await service.as('customer');
  const sessions = await caller.get<{ id: string; isCurrent: boolean }[]>('/auth/sessions');
  for (const { id, isCurrent } of sessions)
    if (!isCurrent) await caller.send('DELETE', `/auth/sessions/${id}`);
}
