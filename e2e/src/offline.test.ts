import type { Page } from '@playwright/test';
import { PHONE } from './support/browser.ts';
import {
  dishes,
  fillContact,
  openMenu,
  OWN_RESTAURANT,
  OWN_SLUG,
  startCheckout,
} from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf } from './support/look.ts';
import { newPhone } from './support/phone.ts';
import { openRendered } from './support/rendered-pages.ts';
import { surfacesGone } from './support/surfaces.ts';

const MENU = `/api/providers/restaurant/slug/${OWN_SLUG}`;
/**
 * What the browser prints of what the worker has no copy of: the settings, a menu that was never opened, and pictures
 * further down, of which a browser loads more without a connection.
 */
const NO_COPY =
  /net::ERR_FAILED \[.*\/api\/(?:settings|providers\/restaurant\/slug\/[\w-]+|files\/\w+\.webp\?w=\d+)\]/;

/** Addresses of everything that this browser has saved for reading offline. */
function savedIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('maida-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

/** Files and pictures that the page has loaded. */
function loadedIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const paths = resources.map(({ pathname, search }) => pathname + search);
    return paths.filter((path) => /^\/areas\/|^\/api\/files\/.*\?w=/.test(path));
  });
}

/** Waits until the worker has saved these, and all that the page has loaded. */
async function waitForSaved(page: Page, ...addresses: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const saved = await savedIn(page);
      return [...addresses, ...(await loadedIn(page))].filter((address) => !saved.includes(address));
    })
    .toEqual([]);
}

/** Waits until the open menu shows more than a few dishes. */
async function waitForDishes(page: Page): Promise<void> {
  await expect.poll(() => dishes(page).count()).toBeGreaterThan(3);
}

test('list and menu can be read offline, marked as copies; ordering needs the connection', async ({
  guest,
  faults,
}) => {
  faults.expect(NO_COPY);
  const page = await guest({ hasWorker: true });
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Takeaway');
  await page.keyboard.press('Escape');
  await waitForSaved(page, '/unauthorized', '/api/restaurant?limit=50', MENU);
  const saved = await savedIn(page);
  expect(saved, 'pictures are saved').toContainEqual(expect.stringMatching(/^\/api\/files\/.+\.webp\?w=/));
  expect(
    saved.filter((address) => /^\/(?:auth|api\/(?:user|orders|notifications|favourites))/.test(address)),
    'nothing of a person is saved',
  ).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: OWN_RESTAURANT })).toBeVisible();
  const copy = page.getByRole('status').getByText(/^You’re offline\. This copy .* \d\d:\d\d;/);
  await expect(copy).toBeVisible();
  await waitForDishes(page);
  expect(await problemsOf(page, 'a saved menu', [PHONE])).toEqual([]);
  await page.getByRole('button', { name: 'View selection' }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const dialog = await fillContact(page, { name: 'Offline', phone: newPhone(), address: 'Ksar' });
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByText(/you’re offline/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Your selection' }).getByRole('button', { name: 'Close' }).click();
  await surfacesGone(page);

  await page.goto('/');
  await expect(page.getByText(/^\d+ restaurants\b/)).toBeVisible();
  await expect(copy).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByText(/^Vous êtes hors ligne\. Voici la copie enregistrée/)).toBeVisible();
  expect(await problemsOf(page, 'a saved list', [PHONE])).toEqual([]);

  await page.context().setOffline(false);
  await expect(page.getByText(/copie enregistrée/)).toHaveCount(0);
  await expect(page.getByText(/^\d+ restaurants\b/)).toBeVisible();
});

test('a menu that was opened by its address can be read offline with all that it is shown with', async ({
  guest,
  faults,
}) => {
  faults.expect(NO_COPY);
  const page = await guest({ hasWorker: true });
  await openRendered(page, `/restaurant/${OWN_SLUG}/menu`);
  // Rendered pages have inline style sheets; offline pages need the files.
  const style = await page.locator('style[data-href*="menu"]').getAttribute('data-href');
  await waitForSaved(page, '/unauthorized', MENU);
  await expect
    .poll(async () => (await savedIn(page)).filter((address) => address.endsWith(`/${style}`)))
    .not.toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  await waitForDishes(page);
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  expect(await problemsOf(page, 'a saved menu, opened by its address', [PHONE])).toEqual([]);
});

test('online every page comes from the network, and signing out removes all copies', async ({
  customer,
  product,
  faults,
}) => {
  // Of the page that is nowhere.
  faults.expect(/^console: Failed to load resource: .* status of 404/);
  const worker = await fetch(`${product.address}/service-worker.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/);

  const page = await customer({ hasWorker: true });
  await openMenu(page, OWN_RESTAURANT);
  await waitForSaved(page, '/unauthorized', MENU);
  // The worker handles all requests from here on.
  const answer = await page.goto('/about');
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'About Maida' })).toBeVisible();
  expect(await answer?.text()).toContain('<title>About · Maida</title>');
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => savedIn(page)).not.toContain(MENU);
});
