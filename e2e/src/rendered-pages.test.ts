import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, START_NOTICE_ID } from 'platform/contract';
import { openRendered, waitForContent } from './support/rendered-pages.ts';
import { holdBack, LAPTOP, PHONE } from './support/browser.ts';
import { openAs, openGuest } from './support/people.ts';
import { EMAILS, PASSWORD } from './support/authenticate.ts';
import { eventually, eventuallyEqual } from './support/eventually.ts';
import { getProduct } from './support/stage.ts';
import { STATIC_PAGES } from './support/static-pages.ts';
import { openWithoutScripts } from './support/without-scripts.ts';

async function findMenu(): Promise<string> {
  const answer = await fetch(`${getProduct().address}/api/restaurant?limit=1`);
  const [restaurant] = (await answer.json()) as { provider: { slug: string } }[];
  return `/restaurant/${restaurant?.provider.slug ?? ''}/menu`;
}

test('without scripts the list works, with its search, filters and links', async () => {
  const { page, close } = await openWithoutScripts();
  await openRendered(page, '/');
  const cards = page.getByRole('main').locator('li h2 a');
  await cards.first().waitFor();
  const all = await cards.count();
  assert.ok(all >= 8, `${all} cards`);
  assert.ok(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).isVisible());

  const regions = page.getByRole('combobox', { name: 'Region' });
  const region = await regions.locator('option').nth(1).getAttribute('value');
  await regions.selectOption(region ?? '');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('region') === region);
  await waitForContent(page);
  assert.ok((await cards.count()) < all);
  for (const place of await page.getByRole('main').locator('li p').filter({ hasText: ',' }).allInnerTexts()) {
    if (/^[^.]+, [^.]+$/.test(place)) assert.ok(place.includes(region ?? ''), place);
  }

  await page.getByRole('searchbox').fill('no such dish anywhere');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'no such dish anywhere');
  await waitForContent(page);
  await page.getByText('No restaurants match your search or location.').waitFor();

  // Found by its French name, and called as readers of the page call it.
  await openRendered(page, '/?q=poulet');
  await page
    .getByText(/^Serves .*chicken.*MRU$/i)
    .first()
    .waitFor();

  await openRendered(page, '/');
  const name = await cards.first().innerText();
  await cards.first().click();
  await page.waitForURL('**/menu');
  await waitForContent(page);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('MRU').first().waitFor();
  await close();
});

test('a rendered page is in the visitor’s language and has no personal data', async () => {
  const { page, close } = await openWithoutScripts({ locale: 'fr-FR' });
  await openRendered(page, '/terms');
  await page.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' }).waitFor();
  await close();

  const guest = await openAs('customer');
  const headers = { accept: 'text/html', 'accept-language': 'en' };
  // In the same minute: pages show times by the minute.
  await eventually(async () => {
    const own = await (await guest.context.request.get('/', { headers })).text();
    const nobodys = await (await fetch(`${getProduct().address}/`, { headers })).text();
    assert.match(own, /<div id="root"><div/);
    assert.equal(rootOf(own), rootOf(nobodys));
  });
  await guest.close();
});

function rootOf(html: string): string {
  return html.slice(html.indexOf('<div id="root">'), html.indexOf('id="maida-state"'));
}

for (const language of LANGUAGES) {
  test(`hydration causes no difference and no repeated call (${language})`, async () => {
    for (const viewport of [PHONE, LAPTOP]) {
      const guest = await openGuest({ language, viewport });
      const { page } = guest;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const path of ['/', '/?q=riz', await findMenu(), ...STATIC_PAGES]) {
        const forget = async () => {
          // Late prefetches of the previous page don't count.
          await page.goto('about:blank');
          asked.length = 0;
        };
        await openRendered(page, path, { before: forget });
        await page.waitForFunction(() => {
          const frame = document.getElementById('root')?.firstElementChild;
          return frame && Object.keys(frame).some((key) => key.startsWith('__react'));
        });
        // A font is asked for again once it is in the browser's cache.
        const files = asked.filter((url) => !url.includes('/fonts/'));
        const repeated = files.filter((url, index) => files.indexOf(url) !== index);
        assert.deepEqual(repeated, [], `${path} asks twice`);
        const calls = asked
          .map((url) => new URL(url).pathname)
          .filter((one) => /^\/api\/(?!files)/.test(one));
        assert.deepEqual(calls, [], `${path} has its data already`);
      }
      assert.deepEqual(guest.faults, []);
      await guest.close();
    }
  });
}

test('a tap before hydration takes effect afterwards, and early input is not lost', async () => {
  const guest = await openGuest({ language: 'en' });
  const { page } = guest;
  await page.goto(await findMenu());
  const dishes = page.getByRole('main').locator('section li input:enabled:not(:checked)');
  // A dish that is in the basket has buttons for its quantity; its mark alone the browser paints without scripts.
  const selected = page.getByRole('main').locator('section li').getByRole('group');
  await dishes.first().click();
  await selected.first().waitFor();

  // The scripts are delayed until something was typed.
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/areas/**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await openRendered(page, '/', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('thieb');
  resolve(undefined);
  await page.waitForURL((url) => url.searchParams.get('q') === 'thieb');
  await eventuallyEqual(() => page.getByRole('searchbox').inputValue(), 'thieb');
  await page.unroute('**/areas/**/*.js');

  // The shell runs, and the area's scripts are delayed until a dish was pressed.
  const letCome = await holdBack(page, '**/areas/mf-public/**/*.js');
  await openRendered(page, await findMenu(), { waitUntil: 'commit' });
  await page.locator(`#${START_NOTICE_ID}`).waitFor({ state: 'detached' });
  await dishes.nth(1).click();
  letCome();
  // Beside the one selected on the visit before.
  await selected.nth(1).waitFor();

  // Only the starter runs when a dish is pressed.
  const letShellCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, await findMenu(), { waitUntil: 'commit' });
  await page.waitForFunction(() => '__maidaInput' in globalThis);
  await dishes.nth(2).click();
  letShellCome();
  await selected.nth(2).waitFor();
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('the menu of a phone opens before any script of the shell, and stays as it is when they come', async () => {
  const guest = await openGuest({ language: 'en', viewport: PHONE });
  const { page } = guest;
  const letShellCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, '/', { waitUntil: 'commit' });
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await menu.getByRole('link', { name: 'About' }).waitFor();
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'detached' });
  await opener.click();
  await menu.waitFor();
  letShellCome();
  await page.waitForFunction(() => !('__maidaInput' in globalThis));
  await menu.getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL('**/about');
  await menu.waitFor({ state: 'detached' });
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('a form that is sent before hydration is sent as filled in, and never in the address', async () => {
  const guest = await openGuest({ language: 'en' });
  const { page } = guest;
  const letShellCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, '/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => '__maidaInput' in globalThis);
  await page.getByLabel('Email').fill(EMAILS.customer);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  assert.equal(new URL(page.url()).search, '');
  letShellCome();
  // Without a token yet: refused once, and sent again with one.
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/user');
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();

  // Without the starter it is lost, but still not sent in the address.
  const other = await openWithoutScripts();
  await openRendered(other.page, '/login');
  await other.page.getByLabel(/^Password/).fill('not for the address');
  await other.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await other.page.getByLabel(/^Password/).waitFor();
  assert.equal(new URL(other.page.url()).search, '');
  await other.close();
  await guest.close();
});

test('an area whose code is missing leaves the rendered content on screen, with a retry', async () => {
  const guest = await openGuest({ language: 'en', viewport: LAPTOP });
  const { page } = guest;
  await page.route('**/areas/mf-public/**/*.js', (route) => route.abort());
  await openRendered(page, '/about');
  await page.getByText('This part of Maida couldn’t be loaded').waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1, name: /about/i }).waitFor();
  await page.unroute('**/areas/mf-public/**/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This part of Maida couldn’t be loaded').waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('heading', { level: 1, name: /about/i }).waitFor();
  await guest.close();
});
