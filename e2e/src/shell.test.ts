import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { Settings, User } from 'shared-api/contract';
import { openInteractive, openRendered, waitForHydration } from './support/rendered-pages.ts';
import { holdBack, LAPTOP, PHONE } from './support/browser.ts';
import { tabTo } from './support/keyboard.ts';
import { openAs, openGuest } from './support/people.ts';
import { PASSWORD } from './support/authenticate.ts';
import { withCaller } from './support/service.ts';
import { eventually, eventuallyEqual, eventuallyFocused } from './support/eventually.ts';

function pathsOf(links: Locator): Promise<(string | null)[]> {
  return links.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

function holdsFocus(region: Locator): Promise<boolean> {
  return region.evaluate((element) => element.contains(document.activeElement));
}

test('the links of header and footer work at both widths', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const social = {
    facebook: 'https://facebook.example/maida',
    instagram: null,
    x: 'https://x.example/maida',
  };
  await withCaller('admin', async (admin) => {
    const before = await admin.get<Settings>('/api/settings');
    await admin.send('PUT', '/api/settings', { social });
    try {
      const elsewhere = footer.getByRole('link', { name: 'Maida on Facebook (opens in a new tab)' });
      // Rendered pages are cached for a moment.
      await eventually(async () => {
        await page.goto('/');
        assert.equal(await elsewhere.getAttribute('href'), social.facebook);
      });
      assert.equal(await elsewhere.getAttribute('target'), '_blank');
      assert.match((await elsewhere.getAttribute('rel')) ?? '', /noopener/);
      assert.equal(await footer.getByRole('link', { name: /^Maida on / }).count(), 2);
    } finally {
      await admin.send('PUT', '/api/settings', { social: before.social });
    }
  });
  assert.equal(await header.getByRole('link', { name: 'Maida' }).getAttribute('href'), '/');
  const navigation = header.getByRole('navigation', { name: 'Main navigation' });
  await eventuallyEqual(() => pathsOf(navigation), ['/', '/business', '/about']);
  assert.equal(await header.getByRole('link', { name: 'Log in' }).getAttribute('href'), '/login');
  const footerPaths = ['/', '/about', '/contact', '/terms'];
  await eventuallyEqual(() => pathsOf(footer.getByRole('navigation')), footerPaths);

  await page.setViewportSize(PHONE);
  await navigation.waitFor({ state: 'hidden' });
  await header.getByRole('link', { name: 'Log in' }).waitFor({ state: 'hidden' });
  for (const name of ['English', 'Français']) await header.getByRole('button', { name }).waitFor();
  await header.getByRole('button', { name: 'Notifications' }).waitFor();
  await eventuallyEqual(() => pathsOf(footer.getByRole('navigation')), footerPaths);
  await header.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await eventuallyEqual(() => pathsOf(menu), ['/', '/business', '/about', '/user', '/login']);
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('the menu of a phone works by keyboard: it traps the focus, and returns it', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const { keyboard } = page;
  await page.goto('/terms');
  const button = page.getByRole('button', { name: 'Open the menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, button);
  await keyboard.press('Enter');
  await menu.waitFor();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 9; press += 1) {
      await keyboard.press(key);
      assert.equal(await holdsFocus(menu), true, `${key} ${press + 1} leaves the menu`);
    }
  }
  await keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await eventuallyFocused(button);
  await keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'About' }));
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'About Maida' }).waitFor();
  await menu.waitFor({ state: 'detached' });
  await guest.close();
});

test('every page has its own title, and takes the focus after a navigation', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  await openInteractive(page, '/');
  await waitForTitle(page, 'Restaurants · Maida');
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
    await waitForTitle(page, title);
    await page.waitForFunction(() => {
      const { activeElement } = document;
      return activeElement?.matches('main, main h1') ?? false;
    });
  }
  for (const [path, title] of [
    ['/orders', 'Orders · Maida'],
    ['/nowhere', 'This page is not on the menu · Maida'],
    ['/unauthorized', 'You can’t open this page · Maida'],
  ] as const) {
    await page.goto(path);
    await waitForTitle(page, title);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Français' }).click();
  await waitForTitle(page, 'Vous n’avez pas accès à cette page · Maida');
  await guest.close();
});

function waitForTitle(page: Page, title: string): Promise<unknown> {
  return page.waitForFunction((expected) => document.title === expected, title);
}

test('the first Tab offers to skip the header', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await eventuallyFocused(skip);
  await eventuallyEqual(
    () => skip.evaluate((link) => link.getBoundingClientRect().top >= 0),
    true,
    'it is seen',
  );
  await page.keyboard.press('Enter');
  await eventuallyFocused(page.getByRole('main'));
  await page.keyboard.press('Tab');
  assert.equal(await holdsFocus(page.getByRole('main')), true);
  await guest.close();
});

const PROFILES = {
  customer: ['/user', 'My account'],
  provider: ['/provider', 'My restaurant'],
  admin: ['/admin', 'Administration'],
} as const;

test('greets the signed-in user, and links to the pages of their role', async () => {
  for (const [who, [path, label]] of Object.entries(PROFILES)) {
    const visitor = await openAs(who as keyof typeof PROFILES, { viewport: LAPTOP });
    const header = visitor.page.getByRole('banner');
    const me = (await (await visitor.context.request.get('/auth/me')).json()) as User;
    await visitor.page.goto('/terms');
    await header.getByRole('link', { name: `Welcome, ${me.firstname}`, exact: true }).waitFor();
    assert.equal(await header.getByRole('link', { name: label }).getAttribute('href'), path);
    assert.equal(await header.getByRole('link', { name: 'Log in' }).count(), 0);
    await visitor.close();
  }
});

test('nothing in the header moves when the page becomes interactive', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  const header = page.getByRole('banner');
  const places = async () =>
    Promise.all((await header.getByRole('button').all()).map((button) => button.boundingBox()));
  const letCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, '/');
  const before = await places();
  letCome();
  await waitForHydration(page.getByRole('main'));
  await header.getByRole('link', { name: 'Log in' }).waitFor();
  assert.ok(before.length > 2);
  assert.deepEqual(await places(), before);
  await guest.close();
});

test('a device without a connection says so, in both languages', async () => {
  const guest = await openGuest();
  const { page, context } = guest;
  await page.goto('/about', { waitUntil: 'networkidle' });
  // The texts of the other language are fetched when it is first asked for.
  await page.getByRole('button', { name: 'Français' }).click();
  await page.locator('html[lang=fr]').waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await context.setOffline(true);
  await page.getByText(/^You’re offline\./).waitFor();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByText(/^Vous êtes hors ligne\./).waitFor();
  await context.setOffline(false);
  await page.getByText(/^Vous êtes hors ligne\./).waitFor({ state: 'detached' });
  await guest.close();
});

test('an expired session is renewed in place, and no input is lost', async () => {
  const customer = await openAs('customer', { viewport: LAPTOP });
  const { page } = customer;
  await page.goto('/user/profile');
  const phone = page.getByLabel('Phone');
  await eventually(async () => assert.notEqual(await phone.inputValue(), ''));
  const before = await phone.inputValue();
  await phone.fill('2255667788');
  await endSessions();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const again = page.getByRole('dialog', { name: 'Please log in again' });
  await again.getByLabel(/^Password/).fill(PASSWORD);
  await again.getByRole('button', { name: 'Log in' }).click();
  await again.waitFor({ state: 'detached' });
  await eventuallyEqual(() => phone.inputValue(), '2255667788');
  for (const text of ['2255667788', before]) {
    await phone.fill(text);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    assert.ok((await saved).ok());
    await page.getByText('Your profile was saved.').first().waitFor();
  }
  await customer.close();
});

/** Signs the demo customer out everywhere else. */
async function endSessions(): Promise<void> {
  await withCaller('customer', async (caller) => {
    const sessions = await caller.get<{ id: string; isCurrent: boolean }[]>('/auth/sessions');
    for (const { id, isCurrent } of sessions)
      if (!isCurrent) await caller.send('DELETE', `/auth/sessions/${id}`);
  });
}
