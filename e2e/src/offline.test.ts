import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openRendered } from './support/rendered-pages.ts';
import {
  dishes,
  fillContact,
  openMenu,
  OWN_RESTAURANT,
  OWN_SLUG,
  startCheckout,
} from './support/checkout.ts';
import { problemsOf } from './support/look.ts';
import { PHONE } from './support/browser.ts';
import { openAs, openGuest } from './support/people.ts';
import { eventually } from './support/eventually.ts';
import { surfacesGone } from './support/surfaces.ts';
import { getProduct } from './support/stage.ts';
import { newPhone } from './support/phone.ts';

const MENU = `/api/providers/restaurant/slug/${OWN_SLUG}`;

/** Addresses of everything that this browser has saved for reading offline. */
function savedIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('maida-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

/** Waits until the worker has saved or removed these. */
async function waitForSaved(page: Page, addresses: readonly string[], isThere = true): Promise<void> {
  let saved: string[] = [];
  for (let attempt = 0; attempt < 300; attempt += 1) {
    saved = await savedIn(page);
    if (addresses.every((address) => saved.includes(address) === isThere)) return;
    await page.waitForTimeout(200);
  }
  assert.fail(`${addresses.join(', ')}: ${isThere ? 'not saved' : 'still saved'} (${saved.join(' ')})`);
}

test('list and menu can be read offline, marked as copies; ordering needs the connection', async () => {
  const guest = await openGuest({ hasWorker: true });
  const { page, context } = guest;
  await openMenu(page, OWN_RESTAURANT);
  await startCheckout(page, 'Takeaway');
  await page.keyboard.press('Escape');
  await waitForSaved(page, ['/unauthorized', '/api/restaurant?limit=50', MENU]);
  const saved = await savedIn(page);
  assert.ok(
    saved.some((address) => /^\/api\/files\/.+\.webp\?w=/.test(address)),
    'pictures are saved',
  );
  assert.deepEqual(
    saved.filter((address) => /^\/(?:auth|api\/(?:user|orders|notifications|favourites))/.test(address)),
    [],
    'nothing of a person is saved',
  );

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: OWN_RESTAURANT }).waitFor();
  const copy = page.getByRole('status').getByText(/^You’re offline\. This copy .* \d\d:\d\d;/);
  await copy.waitFor();
  await eventually(async () => assert.ok((await dishes(page).count()) > 3));
  assert.deepEqual(await problemsOf(page, 'a saved menu', [PHONE]), []);
  await page.getByRole('button', { name: 'View selection' }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const dialog = await fillContact(page, { name: 'Offline', phone: newPhone(), address: 'Ksar' });
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await dialog.getByText(/you’re offline/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Your selection' }).getByRole('button', { name: 'Close' }).click();
  await surfacesGone(page);

  await page.goto('/');
  await page.getByText(/^\d+ restaurants\b/).waitFor();
  await copy.waitFor();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByText(/^Vous êtes hors ligne\. Voici la copie enregistrée/).waitFor();
  assert.deepEqual(await problemsOf(page, 'a saved list', [PHONE]), []);

  await context.setOffline(false);
  await page.getByText(/copie enregistrée/).waitFor({ state: 'detached' });
  await page.getByText(/^\d+ restaurants\b/).waitFor();
  await guest.close();
});

test('a menu that was opened by its address can be read offline with all that it is shown with', async () => {
  const guest = await openGuest({ hasWorker: true });
  const { page, context } = guest;
  await openRendered(page, `/restaurant/${OWN_SLUG}/menu`);
  // Rendered pages have inline style sheets; offline pages need the files.
  const style = await page.locator('style[data-href*="menu"]').getAttribute('data-href');
  await waitForSaved(page, ['/unauthorized', MENU]);
  await eventually(async () =>
    assert.ok((await savedIn(page)).some((address) => address.endsWith(`/${style}`))),
  );
  await context.setOffline(true);
  await page.reload();
  await eventually(async () => assert.ok((await dishes(page).count()) > 3));
  await page.getByText(/^You’re offline\./).waitFor();
  assert.deepEqual(await problemsOf(page, 'a saved menu, opened by its address', [PHONE]), []);
  await guest.close();
});

test('online every page comes from the network, and signing out removes all copies', async () => {
  const worker = await fetch(`${getProduct().address}/service-worker.js`);
  assert.equal(worker.headers.get('cache-control'), 'no-cache');
  assert.match(worker.headers.get('content-type') ?? '', /^text\/javascript/);

  const customer = await openAs('customer', { hasWorker: true });
  const { page } = customer;
  await openMenu(page, OWN_RESTAURANT);
  await waitForSaved(page, ['/unauthorized', MENU]);
  // The worker handles all requests from here on.
  const answer = await page.goto('/about');
  assert.equal(answer?.fromServiceWorker(), true);
  await page.getByRole('heading', { level: 1, name: 'About Maida' }).waitFor();
  assert.match((await answer?.text()) ?? '', /<title>About · Maida<\/title>/);
  assert.equal((await page.goto('/nowhere'))?.status(), 404);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await waitForSaved(page, [MENU], false);
  await customer.close();
});
