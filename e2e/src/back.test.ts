import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { LAPTOP } from './support/browser.ts';
import {
  dishes,
  fillContact,
  openBasket,
  openMenu,
  orderConfirmation,
  OWN_RESTAURANT,
  startCheckout,
} from './support/checkout.ts';
import { uniqueName } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { waitForHydration } from './support/rendered-pages.ts';
import { surfacesGone } from './support/surfaces.ts';
import { newPhone } from './support/phone.ts';

const BELL = /^Notifications/;

/** Opens a surface, and checks that Back closes it, that forward opens nothing, and that the page stays the same. */
async function closesByBack(page: Page, open: () => Promise<void>, surface: Locator): Promise<void> {
  const address = page.url();
  await open();
  await surface.waitFor();
  await page.goBack();
  await surface.waitFor({ state: 'hidden' });
  await page.goForward();
  // As long as a surface takes that wrongly opens.
  await page.waitForTimeout(300);
  assert.equal(await surface.isVisible(), false);
  assert.equal(page.url(), address);
}

test('Back closes what is on top of a page, and leaves the page only when nothing is', async () => {
  const guest = await openGuest();
  const { page } = guest;
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await openMenu(page, OWN_RESTAURANT);
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await closesByBack(page, () => page.getByRole('button', { name: BELL }).click(), bell);
  const links = page.getByRole('dialog', { name: 'Menu' });
  await closesByBack(page, () => page.getByRole('button', { name: 'Open the menu' }).click(), links);
  await dishes(page).nth(0).click();
  const sheet = page.getByRole('dialog', { name: 'Your selection' });
  await closesByBack(page, () => openBasket(page), sheet);
  await closesByBack(
    page,
    () =>
      page
        .getByRole('button', { name: /^Rated/ })
        .first()
        .click(),
    page.getByRole('dialog', { name: 'Reviews' }),
  );

  await openBasket(page);
  await sheet.getByText('Takeaway', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Book', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Enter Your Information' });
  await form.waitFor();
  await page.goBack();
  await sheet.getByRole('button', { name: 'Book', exact: true }).click();
  await form.waitFor();
  await page.reload();
  await heading(OWN_RESTAURANT).waitFor();
  // Before that, the scripts would start on another page than the one that was rendered.
  await waitForHydration(page.getByRole('main').first());
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');

  await openMenu(page, OWN_RESTAURANT);
  await page.getByRole('button', { name: /View selection/ }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await surfacesGone(page);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('an order’s pages are left by one Back each, whatever was open on them', async () => {
  const guest = await openGuest();
  const { page } = guest;
  await openMenu(page, OWN_RESTAURANT);
  const menu = page.url();
  await startCheckout(page, 'Takeaway');
  const form = await fillContact(page, { name: uniqueName('Back'), phone: newPhone(), address: 'Ksar' });
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  await orderConfirmation(page).getByRole('link', { name: 'Track my order' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' });
  await closesByBack(page, () => page.getByRole('button', { name: 'Cancel order' }).click(), question);
  await page.goBack();
  await page.waitForURL(menu);
  await page.getByRole('heading', { level: 1, name: OWN_RESTAURANT }).waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('a dialog with an address of its own is one Back, also when its address was opened', async () => {
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  await page.goto('/admin');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/admin/users');
  const dialog = page.getByRole('dialog');
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await dialog.waitFor();
  const shared = page.url();
  assert.ok(new URL(shared).searchParams.has('user'));
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).pathname, '/admin/users');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.goto(shared);
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  assert.equal(page.url().endsWith('/admin/users'), true);
  assert.deepEqual(admin.faults, []);
  await admin.close();
});
