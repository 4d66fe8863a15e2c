import type { Page } from '@playwright/test';
import { LAPTOP } from './support/browser.ts';
import { basketBeside, fillContact, orderConfirmation, OWN_SLUG, startCheckout } from './support/checkout.ts';
import { MISSING, NO_CHUNK } from './support/faults.ts';
import { expect, test } from './support/journey.ts';
import { uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';
import type { Product } from './support/product.ts';
import { getStore, keepLive, makeLive, storeVariant } from './support/releases.ts';
import { openInteractive } from './support/rendered-pages.ts';

const AREA = 'mf-public';
/** Versions that alternate; each change is a release. */
const VERSIONS = 10;
const TURNS = 5;

/** Counts how often a tab loads a page. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** The version that pages load. */
async function deliveredVersion({ address }: Product): Promise<string | undefined> {
  const registry = await fetch(`${address}/registry.json`);
  const { areas } = (await registry.json()) as { areas: { name: string; version: string }[] };
  return areas.find(({ name }) => name === AREA)?.version;
}

test('a half-filled order survives 50 releases; no tab is ever blank or reloads by itself', async ({
  guest,
  product,
  service,
}) => {
  const buyer = await guest({ viewport: LAPTOP });
  const reader = await guest({ viewport: LAPTOP });
  const name = uniqueName('Release');
  await buyer.goto(`/restaurant/${OWN_SLUG}/menu`);
  await startCheckout(buyer, 'Takeaway');
  const dialog = await fillContact(buyer, { name, phone: newPhone(), address: 'Ksar' });
  await reader.goto('/orders');
  // By the page's own router: it is hydrated.
  await reader.locator('a[href="/"]').first().click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Restaurants', exact: true })).toBeVisible();
  const [buyerLoads, readerLoads] = [countLoads(buyer), countLoads(reader)];
  await keepLive(product, service, AREA);
  const versions: string[] = [];
  for (let count = 0; count < VERSIONS; count += 1) {
    versions.push(await storeVariant(product, AREA, { marker: `turn${count}` }));
  }
  const pages = [
    ['/about', /^About/],
    ['/business', /^More guests/],
    ['/contact', /^Contact/],
    ['/terms', /terms/i],
    ['/', /^Restaurants$/],
  ] as const;
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const version of versions) await makeLive(product, AREA, version);
    // A page that this tab has never opened: its release is long replaced.
    const [path, title] = pages[turn % pages.length] ?? pages[0];
    await reader.locator(`a[href="${path}"]`).last().click();
    await reader.waitForURL(`**${path}`);
    // The address changes before the page does.
    await expect(reader.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(dialog.getByLabel(/^Name/)).toHaveValue(name);
  }
  await expect.poll(() => deliveredVersion(product)).toBe(versions.at(-1));
  expect([buyerLoads(), readerLoads()]).toEqual([0, 0]);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(buyer)).toBeVisible();
});

test('a tab whose release was deleted recovers by itself with at most one reload, and keeps the basket', async ({
  guest,
  product,
  service,
  faults,
}) => {
  faults.expect(MISSING, NO_CHUNK);
  const page = await guest({ viewport: LAPTOP });
  const before = await keepLive(product, service, AREA);
  const old = await storeVariant(product, AREA, { marker: 'gone' });
  await makeLive(product, AREA, old);
  await openInteractive(page, `/restaurant/${OWN_SLUG}/menu`);
  const chosen = page.getByRole('main').locator('li :checked');
  await page.getByRole('main').locator('li input[type=checkbox]').first().click();
  await expect(chosen).toBeVisible();
  const loads = countLoads(page);
  await makeLive(product, AREA, before);
  await getStore(product).remove(AREA, old);
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasText: /terms/i }),
  ).toBeVisible();
  await page.goBack();
  await expect(basketBeside(page).getByText('MRU').first()).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(1);
  await expect(chosen).toHaveCount(1);
});
