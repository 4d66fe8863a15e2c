import type { Page } from '@playwright/test';
import { LAPTOP } from './support/browser.ts';
import { dishes, fillContact, OWN_SLUG, startCheckout } from './support/checkout.ts';
import {
  ALTERED,
  markPage,
  MISSING,
  NO_CHUNK,
  NOT_LOADED,
  permitFaults,
  switchFaults,
} from './support/faults.ts';
import { expect, test } from './support/journey.ts';
import { newPhone } from './support/phone.ts';
import { openInteractive, openRendered, waitForHydration } from './support/rendered-pages.ts';

const FAILED = 'This part of Maida couldn’t be loaded';

/** Counts how often a tab loads a page. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('a half-filled order survives a visit to a dead area', async ({ customer, product, faults }) => {
  faults.expect(NOT_LOADED, MISSING);
  const page = await customer({ viewport: LAPTOP });
  await permitFaults(product, page.context());
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  const loads = countLoads(page);
  await startCheckout(page, 'Takeaway');
  const dialog = await fillContact(page, { name: 'Half filled', phone: newPhone(), address: 'Ksar' });
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await switchFaults(product, page.context(), { 'mf-customer': { kind: 'dead' } });
  await page.getByRole('banner').locator('a[href="/user"]').first().click();
  await expect(page.getByRole('main').getByText(FAILED)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Half filled');
  expect(loads()).toBe(0);
});

test('input stays while the next area hangs, and after it has failed', async ({
  customer,
  product,
  faults,
}) => {
  faults.expect(NOT_LOADED);
  const page = await customer({ viewport: LAPTOP });
  await permitFaults(product, page.context());
  await switchFaults(product, page.context(), { 'mf-customer': { kind: 'hang', detail: '5000' } });
  await page.goto('/');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('yassa');
  await page.waitForURL('**/?q=yassa');
  await page.getByRole('banner').locator('a[href="/user"]').first().click();
  // At once, while the area hangs.
  expect(await search.inputValue()).toBe('yassa');
  await expect(page.getByRole('main').getByText(FAILED)).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('yassa');
});

test('a missing chunk of the checkout keeps selection and page', async ({ guest, product, faults }) => {
  faults.expect(MISSING, NO_CHUNK);
  const page = await guest({ viewport: LAPTOP });
  await permitFaults(product, page.context());
  await openInteractive(page, `/restaurant/${OWN_SLUG}/menu`);
  await expect(dishes(page).first()).toBeVisible();
  const isSamePage = await markPage(page);
  await switchFaults(product, page.context(), { 'mf-public': { kind: 'chunk-gone' } });
  await dishes(page).nth(0).click();
  await page.getByText('Takeaway', { exact: true }).last().click();
  const book = page.getByRole('button', { name: 'Book', exact: true });
  await book.click();
  await expect(page.getByText('The booking form could not be loaded.')).toBeVisible();
  await expect(page.getByRole('main').locator('li :checked')).toHaveCount(1);
  await switchFaults(product, page.context(), {});
  await book.click();
  await expect(page.getByRole('dialog', { name: 'Enter Your Information' })).toBeVisible();
  expect(await isSamePage()).toBe(true);
});

test('a missing chunk of the menu editor keeps unsaved changes', async ({ owner, product, faults }) => {
  faults.expect(MISSING, NO_CHUNK);
  const page = await owner({ viewport: LAPTOP });
  await permitFaults(product, page.context());
  await page.goto('/provider/menu');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Name\W*$/)
    .fill('Unsaved dish');
  await page.getByRole('button', { name: 'Done' }).click();
  const unsaved = page.getByRole('button', { name: 'Edit Unsaved dish', exact: true });
  await expect(unsaved).toBeVisible();
  await switchFaults(product, page.context(), { 'mf-provider': { kind: 'chunk-gone' } });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a menu' });
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await switchFaults(product, page.context(), {});
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('CSV file')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(unsaved).toHaveCount(1);
});

test('a page that needs a reload is never reloaded with unsaved changes', async ({
  customer,
  product,
  faults,
}) => {
  faults.expect(NOT_LOADED);
  const page = await customer({ viewport: LAPTOP });
  await permitFaults(product, page.context());
  await switchFaults(product, page.context(), { 'mf-public': { kind: 'wrong-contract' } });
  await page.goto('/user/profile');
  await page.getByLabel(/^First name/).fill('Unsaved');
  const loads = countLoads(page);
  await page.getByRole('banner').locator('a[href="/about"]').first().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('main').getByText('Maida has been updated')).toBeVisible();
  expect(loads()).toBe(0);
});

test('a tampered chunk is refused anywhere in the chain, the shell’s included', async ({
  guest,
  product,
  faults,
}) => {
  faults.expect(
    ALTERED,
    /^console: (?:The area mf-public failed while it was shown\. )?ChunkLoadError: /,
    /^console: The fault panel could not be loaded\./,
  );
  const page = await guest({ viewport: LAPTOP });
  await permitFaults(product, page.context());
  const changed: string[] = [];
  const chunks = /\/(?:terms|faults)\.[0-9a-f]+\.js$/;
  await page.route(chunks, async (route) => {
    const answer = await route.fetch();
    changed.push(route.request().url());
    await route.fulfill({
      response: answer,
      body: `globalThis.__maidaTampered = true;${await answer.text()}`,
    });
  });
  await page.goto('/');
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
  await expect(page.getByRole('main').getByText(FAILED)).toBeVisible();
  expect(await page.evaluate('globalThis.__maidaTampered')).toBeUndefined();
  await expect(page.getByRole('button', { name: 'Faults' })).toHaveCount(0);
  for (const part of [/areas\/mf-public\/.*terms/, /areas\/shell\/.*faults/])
    await expect.poll(() => changed.join('\n')).toMatch(part);
  await page.unroute(chunks);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasText: /terms/i }),
  ).toBeVisible();
});

/** Skips the delay after which the page's style sheets show the notice. */
async function hurryStyles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
}

/** What the browser says about the shell's faults. */
const SHELL_FAULTS = [
  ['tampered', [ALTERED]],
  ['dead', [MISSING]],
  ['chunk-gone', [MISSING, /^uncaught: Loading chunk \w+ failed/]],
] as const;

for (const [kind, said] of SHELL_FAULTS) {
  test(`${kind} shell: nothing of it runs, and the page says what to do, with and without content`, async ({
    customer,
    product,
    faults,
  }) => {
    faults.expect(...said);
    const page = await customer({ viewport: LAPTOP });
    await permitFaults(product, page.context());
    await hurryStyles(page);
    for (const [path, isRendered] of [
      ['/about', true],
      ['/user', false],
    ] as const) {
      await switchFaults(product, page.context(), { shell: { kind } });
      // A later chunk is requested three times before it counts as missing.
      const givesUp = kind === 'chunk-gone' ? page.waitForEvent('pageerror') : undefined;
      await (isRendered ? openRendered(page, path) : page.goto(path));
      await givesUp;
      await expect(page.getByText('Part of this page could not be loaded')).toBeVisible();
      expect(await page.evaluate('globalThis.__maidaTampered')).toBeUndefined();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(isRendered ? 1 : 0);
      await switchFaults(product, page.context(), {});
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await reloaded;
      await waitForHydration(page.getByRole('banner'));
      await page
        .getByRole('banner')
        .getByRole('button', { name: /notifications/i })
        .click();
      await expect(page.getByRole('heading', { level: 2, name: 'Notifications' })).toBeVisible();
      await expect(page.getByText('Part of this page could not be loaded')).toHaveCount(0);
    }
  });
}

test('by default a page waits for an area for 120 seconds', async ({ product }) => {
  const page = await (await fetch(product.address, { headers: { accept: 'text/html' } })).text();
  expect(page).not.toContain('loadTimeout');
  const [, address = ''] = /<script defer src="(\/areas\/shell\/[^"]+\.js)"/.exec(page) ?? [];
  const shell = await (await fetch(product.address + address)).text();
  expect(shell).toMatch(/\b12e4\b|\b120000\b/);
});
