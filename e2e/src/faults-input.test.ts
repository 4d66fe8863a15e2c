import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, Request } from 'playwright-core';
import { openInteractive, openRendered, waitForHydration } from './support/rendered-pages.ts';
import { dishes, fillContact, OWN_SLUG, startCheckout } from './support/checkout.ts';
import { LAPTOP, type Visitor } from './support/browser.ts';
import { markPage, permitFaults, switchFaults } from './support/faults.ts';
import { openAs, openGuest } from './support/people.ts';
import type { Role } from './support/authenticate.ts';
import { eventuallyEqual } from './support/eventually.ts';
import { getProduct } from './support/stage.ts';
import { newPhone } from './support/phone.ts';

const FAILED = 'This part of Maida couldn’t be loaded';

async function openWithPermit(who?: Role): Promise<Visitor> {
  const visitor = await (who ? openAs(who, { viewport: LAPTOP }) : openGuest({ viewport: LAPTOP }));
  await permitFaults(visitor.context);
  return visitor;
}

/** Counts how often a tab loads a page. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('a half-filled order survives a visit to a dead area', async () => {
  const { context, page, close } = await openWithPermit('customer');
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  const loads = countLoads(page);
  await startCheckout(page, 'Takeaway');
  const dialog = await fillContact(page, { name: 'Half filled', phone: newPhone(), address: 'Ksar' });
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await switchFaults(context, { 'mf-customer': { kind: 'dead' } });
  await page.getByRole('banner').locator('a[href="/user"]').first().click();
  await page.getByRole('main').getByText(FAILED).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await eventuallyEqual(() => dialog.getByLabel(/^Name/).inputValue(), 'Half filled');
  assert.equal(loads(), 0);
  await close();
});

test('input stays while the next area hangs, and after it has failed', async () => {
  const { context, page, close } = await openWithPermit('customer');
  await switchFaults(context, { 'mf-customer': { kind: 'hang', detail: '5000' } });
  await page.goto('/');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('yassa');
  await page.waitForURL('**/?q=yassa');
  await page.getByRole('banner').locator('a[href="/user"]').first().click();
  assert.equal(await search.inputValue(), 'yassa');
  await page.getByRole('main').getByText(FAILED).waitFor();
  await page.goBack();
  await eventuallyEqual(() => search.inputValue(), 'yassa');
  await close();
});

test('a missing chunk of the checkout keeps selection and page', async () => {
  const { context, page, close, faults } = await openWithPermit();
  await openInteractive(page, `/restaurant/${OWN_SLUG}/menu`);
  await dishes(page).first().waitFor();
  const isSamePage = await markPage(page);
  await switchFaults(context, { 'mf-public': { kind: 'chunk-gone' } });
  await dishes(page).nth(0).click();
  await page.getByText('Takeaway', { exact: true }).last().click();
  const book = page.getByRole('button', { name: 'Book', exact: true });
  await book.click();
  await page.getByText('The booking form could not be loaded.').waitFor();
  await eventuallyEqual(() => page.getByRole('main').locator('li :checked').count(), 1);
  await switchFaults(context, {});
  await book.click();
  await page.getByRole('dialog', { name: 'Enter Your Information' }).waitFor();
  assert.equal(await isSamePage(), true);
  assert.deepEqual(
    faults.filter((fault) => fault.startsWith('uncaught')),
    [],
  );
  await close();
});

test('a missing chunk of the menu editor keeps unsaved changes', async () => {
  const { context, page, close } = await openWithPermit('provider');
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
  await unsaved.waitFor();
  await switchFaults(context, { 'mf-provider': { kind: 'chunk-gone' } });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a menu' });
  await dialog.getByRole('button', { name: 'Try again' }).waitFor();
  await switchFaults(context, {});
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('CSV file').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await unsaved.count(), 1);
  await close();
});

test('a page that needs a reload is never reloaded with unsaved changes', async () => {
  const { context, page, close } = await openWithPermit('customer');
  await switchFaults(context, { 'mf-public': { kind: 'wrong-contract' } });
  await page.goto('/user/profile');
  await page.getByLabel(/^First name/).fill('Unsaved');
  const loads = countLoads(page);
  await page.getByRole('banner').locator('a[href="/about"]').first().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('main').getByText('Maida has been updated').waitFor();
  assert.equal(loads(), 0);
  await close();
});

test('a tampered chunk is refused anywhere in the chain, the shell’s included', async () => {
  const { page, close } = await openWithPermit();
  const changed: string[] = [];
  await page.route(/\/(?:terms|faults)\.[0-9a-f]+\.js$/, async (route) => {
    const answer = await route.fetch();
    changed.push(route.request().url());
    await route.fulfill({
      response: answer,
      body: `globalThis.__maidaTampered = true;${await answer.text()}`,
    });
  });
  await page.goto('/');
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
  await page.getByRole('main').getByText(FAILED).waitFor();
  assert.equal(await page.evaluate('globalThis.__maidaTampered'), undefined);
  assert.equal(await page.getByRole('button', { name: 'Faults' }).count(), 0);
  for (const part of [/areas\/mf-public\/.*terms/, /areas\/shell\/.*faults/])
    await eventuallyEqual(async () => changed.some((address) => part.test(address)), true, String(part));
  await page.unroute(/\/(?:terms|faults)\.[0-9a-f]+\.js$/);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasText: /terms/i }).waitFor();
  await close();
});

/** Skips the delay after which the page's style sheets show the notice. */
async function hurryStyles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
}

for (const kind of ['tampered', 'dead', 'chunk-gone'] as const) {
  test(`${kind} shell: nothing of it runs, and the page says what to do, with and without content`, async () => {
    const { context, page, close } = await openWithPermit('customer');
    await hurryStyles(page);
    for (const [path, isRendered] of [
      ['/about', true],
      ['/user', false],
    ] as const) {
      await switchFaults(context, { shell: { kind } });
      // A later chunk is requested three times before it counts as missing.
      const givesUp = kind === 'chunk-gone' ? page.waitForEvent('pageerror') : undefined;
      await (isRendered ? openRendered(page, path) : page.goto(path));
      await givesUp;
      await page.getByText('Part of this page could not be loaded').waitFor();
      assert.equal(await page.evaluate('globalThis.__maidaTampered'), undefined);
      assert.equal(await page.getByRole('heading', { level: 1 }).count(), isRendered ? 1 : 0);
      await switchFaults(context, {});
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await reloaded;
      await waitForHydration(page.getByRole('banner'));
      await page
        .getByRole('banner')
        .getByRole('button', { name: /notifications/i })
        .click();
      await page.getByRole('heading', { level: 2, name: 'Notifications' }).waitFor();
      assert.equal(await page.getByText('Part of this page could not be loaded').count(), 0);
    }
    await close();
  });
}

test('by default a page waits for an area for 120 seconds', async () => {
  const page = await (await fetch(getProduct().address, { headers: { accept: 'text/html' } })).text();
  assert.doesNotMatch(page, /loadTimeout/);
  const [, address = ''] = /<script defer src="(\/areas\/shell\/[^"]+\.js)"/.exec(page) ?? [];
  const shell = await (await fetch(getProduct().address + address)).text();
  assert.match(shell, /\b12e4\b|\b120000\b/);
});
