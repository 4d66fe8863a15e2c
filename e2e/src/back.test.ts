import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
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
import { expect, test } from './support/journey.ts';
import { uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';
import { openInteractive, waitForHydration } from './support/rendered-pages.ts';
import { surfacesGone } from './support/surfaces.ts';

const BELL = /^Notifications/;
const ROOT = join(import.meta.dirname, '../..');

/** The sources that put something over a page; what announces it to the history is the same for all. */
const SURFACES = [
  'dialog/dialog.tsx',
  'dialog/open-modal.ts',
  'dialog/page-dialog.tsx',
  'popover/popover.tsx',
];
/** They block nothing, and stay while other things open and close. */
const NO_SURFACES = ['shared-ui/src/toast/toast-region.tsx', 'shell/src/features/overlay/overlay.tsx'];

test('nothing lies over a page but what Back closes', () => {
  const files = globSync('{mf-*,shell,shared-ui}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) =>
      !file.includes('/testing/') &&
      /<dialog$|<dialog [a-z]+=|role="dialog"|popover="|\.showModal\(/m.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
  );
  const known = [...SURFACES.map((file) => `shared-ui/src/${file}`), ...NO_SURFACES];
  expect(files.toSorted()).toEqual(known.toSorted());
});

/** Opens a surface, and checks that Back closes it, that forward opens nothing, and that the page stays the same. */
async function closesByBack(page: Page, open: () => Promise<void>, surface: Locator): Promise<void> {
  const address = page.url();
  await open();
  await expect(surface).toBeVisible();
  await page.goBack();
  await expect(surface).toBeHidden();
  await page.goForward();
  // As long as a surface takes that wrongly opens.
  await page.waitForTimeout(300);
  expect(await surface.isVisible()).toBe(false);
  expect(page.url()).toBe(address);
}

test('Back closes what is on top of a page, and leaves the page only when nothing is', async ({ guest }) => {
  const page = await guest();
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
  await expect(form).toBeVisible();
  await page.goBack();
  await sheet.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form).toBeVisible();
  await page.reload();
  await expect(heading(OWN_RESTAURANT)).toBeVisible();
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
});

test('an order’s pages are left by one Back each, whatever was open on them', async ({ guest }) => {
  const page = await guest();
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
  await expect(page.getByRole('heading', { level: 1, name: OWN_RESTAURANT })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});

test('Back closes the dialogs of an owner, a customer and an admin', async ({ owner, customer, admin }) => {
  const ownerPage = await owner();
  const opens = (page: Page, button: string | RegExp, title: string | RegExp) =>
    closesByBack(
      page,
      () => page.getByRole('main').getByRole('button', { name: button }).first().click(),
      page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title })),
    );
  await openInteractive(ownerPage, '/provider');
  await opens(ownerPage, /sold out$/, 'What’s available now');
  await opens(ownerPage, 'Until…', 'Pause orders');
  await openInteractive(ownerPage, '/provider/menu');
  await opens(ownerPage, /^Add a dish to/, 'New dish');
  await opens(ownerPage, /^Edit /, 'Edit dish');
  await opens(ownerPage, 'Import', 'Import a menu');
  await openInteractive(ownerPage, '/provider/promotions');
  await opens(ownerPage, 'Add promotion', 'New promotion');

  const customerPage = await customer();
  await openInteractive(customerPage, '/user/addresses');
  await opens(customerPage, 'Add an address', 'Add an address');
  await openInteractive(customerPage, '/user/security');
  await opens(customerPage, 'Delete my account', 'Delete your account?');

  const adminPage = await admin({ viewport: LAPTOP });
  await openInteractive(adminPage, '/admin');
  await opens(adminPage, /^Delete /, /^Delete/);
});

test('a dialog with an address of its own is one Back, also when its address was opened', async ({
  admin,
}) => {
  const page = await admin({ viewport: LAPTOP });
  await page.goto('/admin');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/admin/users');
  const dialog = page.getByRole('dialog');
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(dialog).toBeVisible();
  const shared = page.url();
  expect(new URL(shared).searchParams.has('user')).toBe(true);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === '/admin/users');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.goto(shared);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/admin/users');
});
