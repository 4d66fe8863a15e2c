import { START_NOTICE_ID } from 'platform/contract';
import type { RestaurantSummary } from 'shared-api/contract';
import { openRendered, READERS, waitForContent } from './support/rendered-pages.ts';
import { holdBack, LAPTOP, PHONE } from './support/browser.ts';
import { EMAILS, PASSWORD } from './support/authenticate.ts';
import { expect, test } from './support/journey.ts';
import type { Service } from './support/service.ts';
import { STATIC_PAGES } from './support/static-pages.ts';

async function findMenu(service: Service): Promise<string> {
  const caller = await service.as('guest');
  const [restaurant] = await caller.get<RestaurantSummary[]>('/api/restaurant?limit=1');
  return `/restaurant/${restaurant?.provider.slug ?? ''}/menu`;
}

test('without scripts the list works, with its search, filters and links', async ({ guest }) => {
  const page = await guest({ hasScripts: false });
  await openRendered(page, '/');
  const cards = page.getByRole('main').locator('li h2 a');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  expect(all, `${all} cards`).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();

  const regions = page.getByRole('combobox', { name: 'Region' });
  const region = await regions.locator('option').nth(1).getAttribute('value');
  await regions.selectOption(region ?? '');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('region') === region);
  await waitForContent(page);
  expect(await cards.count()).toBeLessThan(all);
  for (const place of await page.getByRole('main').locator('li p').filter({ hasText: ',' }).allInnerTexts()) {
    if (/^[^.]+, [^.]+$/.test(place)) expect(place).toContain(region ?? '');
  }

  await page.getByRole('searchbox').fill('no such dish anywhere');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'no such dish anywhere');
  await waitForContent(page);
  await expect(page.getByText('No restaurants match your search or location.')).toBeVisible();

  // Found by its French name, and called as readers of the page call it.
  await openRendered(page, '/?q=poulet');
  await expect(page.getByText(/^Serves .*chicken.*MRU$/i).first()).toBeVisible();

  await openRendered(page, '/');
  const name = await cards.first().innerText();
  await cards.first().click();
  await page.waitForURL('**/menu');
  await waitForContent(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('MRU').first()).toBeVisible();
});

test('a rendered page is in the visitor’s language and has no personal data', async ({
  guest,
  customer,
  product,
}) => {
  const page = await guest({ hasScripts: false, language: 'fr' });
  await openRendered(page, '/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' })).toBeVisible();

  const { request } = (await customer()).context();
  const headers = { accept: 'text/html', 'accept-language': 'en' };
  // In the same minute: pages show times by the minute.
  await expect(async () => {
    const own = await (await request.get('/', { headers })).text();
    const nobodys = await (await fetch(`${product.address}/`, { headers })).text();
    expect(own).toMatch(/<div id="root"><div/);
    expect(rootOf(own)).toBe(rootOf(nobodys));
  }).toPass();
});

function rootOf(html: string): string {
  return html.slice(html.indexOf('<div id="root">'), html.indexOf('id="maida-state"'));
}

for (const reader of READERS) {
  test(`hydration causes no difference and no repeated call (${reader.language})`, async ({
    guest,
    service,
  }) => {
    const page = await guest(reader);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const path of ['/', '/?q=riz', await findMenu(service), ...STATIC_PAGES]) {
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
      expect(repeated, `${path} asks twice`).toEqual([]);
      const calls = asked.map((url) => new URL(url).pathname).filter((one) => /^\/api\/(?!files)/.test(one));
      expect(calls, `${path} has its data already`).toEqual([]);
    }
  });
}

test('a tap before hydration takes effect afterwards, and early input is not lost', async ({
  guest,
  service,
}) => {
  const menu = await findMenu(service);
  const page = await guest();
  await page.goto(menu);
  const dishes = page.getByRole('main').locator('section li input:enabled:not(:checked)');
  // A dish that is in the basket has buttons for its quantity; its mark alone the browser paints without scripts.
  const selected = page.getByRole('main').locator('section li').getByRole('group');
  await dishes.first().click();
  await expect(selected.first()).toBeVisible();

  // The scripts are delayed until something was typed.
  const letScriptsCome = await holdBack(page, '**/areas/**/*.js');
  await openRendered(page, '/', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('thieb');
  letScriptsCome();
  await page.waitForURL((url) => url.searchParams.get('q') === 'thieb');
  await expect(page.getByRole('searchbox')).toHaveValue('thieb');
  await page.unroute('**/areas/**/*.js');

  // The shell runs, and the area's scripts are delayed until a dish was pressed.
  const letCome = await holdBack(page, '**/areas/mf-public/**/*.js');
  await openRendered(page, menu, { waitUntil: 'commit' });
  await expect(page.locator(`#${START_NOTICE_ID}`)).toHaveCount(0);
  await dishes.nth(1).click();
  letCome();
  // Beside the one selected on the visit before.
  await expect(selected.nth(1)).toBeVisible();

  // Only the starter runs when a dish is pressed.
  const letShellCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, menu, { waitUntil: 'commit' });
  await page.waitForFunction(() => '__maidaInput' in globalThis);
  await dishes.nth(2).click();
  letShellCome();
  await expect(selected.nth(2)).toBeVisible();
});

test('the menu of a phone opens before any script of the shell, and stays as it is when they come', async ({
  guest,
}) => {
  const page = await guest({ viewport: PHONE });
  const letShellCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, '/', { waitUntil: 'commit' });
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toHaveCount(0);
  await opener.click();
  await expect(menu).toBeVisible();
  letShellCome();
  await page.waitForFunction(() => !('__maidaInput' in globalThis));
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForURL('**/about');
  await expect(menu).toHaveCount(0);
});

test('a form that is sent before hydration is sent as filled in, and never in the address', async ({
  guest,
}) => {
  const page = await guest();
  const letShellCome = await holdBack(page, '**/areas/shell/**/main.*.js');
  await openRendered(page, '/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => '__maidaInput' in globalThis);
  await page.getByLabel('Email').fill(EMAILS.customer);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  expect(new URL(page.url()).search).toBe('');
  letShellCome();
  // Without a token yet: refused once, and sent again with one.
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();

  // Without the starter it is lost, but still not sent in the address.
  const other = await guest({ hasScripts: false });
  await openRendered(other, '/login');
  await other.getByLabel(/^Password/).fill('not for the address');
  await other.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByLabel(/^Password/)).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
});

test('an area whose code is missing leaves the rendered content on screen, with a retry', async ({
  guest,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/, /^console: The area mf-public could not be loaded\./);
  const page = await guest({ viewport: LAPTOP });
  await page.route('**/areas/mf-public/**/*.js', (route) => route.abort());
  await openRendered(page, '/about');
  await expect(page.getByText('This part of Maida couldn’t be loaded')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
  await page.unroute('**/areas/mf-public/**/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This part of Maida couldn’t be loaded')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /about/i })).toBeVisible();
});
