import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { fillContact, OWN_SLUG, startCheckout } from './support/checkout.ts';
import { LAPTOP } from './support/browser.ts';
import { uniqueName } from './support/orders.ts';
import { openGuest } from './support/people.ts';
import { openInteractive } from './support/rendered-pages.ts';
import { getStore, storeVariant, makeLive, withLive } from './support/releases.ts';
import { eventuallyEqual } from './support/eventually.ts';
import { getProduct } from './support/stage.ts';
import { newPhone } from './support/phone.ts';

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
async function deliveredVersion(): Promise<string | undefined> {
  const registry = await fetch(`${getProduct().address}/registry.json`);
  const { areas } = (await registry.json()) as { areas: { name: string; version: string }[] };
  return areas.find(({ name }) => name === AREA)?.version;
}

test('a half-filled order survives 50 releases; no tab is ever blank or reloads by itself', async () => {
  const [buyer, reader] = await Promise.all([
    openGuest({ viewport: LAPTOP }),
    openGuest({ viewport: LAPTOP }),
  ]);
  const name = uniqueName('Release');
  await buyer.page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await startCheckout(buyer.page, 'Takeaway');
  const dialog = await fillContact(buyer.page, { name, phone: newPhone(), address: 'Ksar' });
  await reader.page.goto('/orders');
  // By the page's own router: it is hydrated.
  await reader.page.locator('a[href="/"]').first().click();
  await reader.page.getByRole('heading', { level: 1, name: 'Restaurants', exact: true }).waitFor();
  const [buyerLoads, readerLoads] = [countLoads(buyer.page), countLoads(reader.page)];
  await withLive(AREA, async () => {
    const versions: string[] = [];
    for (let count = 0; count < VERSIONS; count += 1) {
      versions.push(await storeVariant(AREA, { marker: `turn${count}` }));
    }
    const pages = [
      ['/about', /^About/],
      ['/business', /^More guests/],
      ['/contact', /^Contact/],
      ['/terms', /terms/i],
      ['/', /^Restaurants$/],
    ] as const;
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const version of versions) await makeLive(AREA, version);
      // A page that this tab has never opened: its release is long replaced.
      const [path, title] = pages[turn % pages.length] ?? pages[0];
      await reader.page.locator(`a[href="${path}"]`).last().click();
      await reader.page.waitForURL(`**${path}`);
      // The address changes before the page does.
      await reader.page.getByRole('main').getByRole('heading', { level: 1, name: title }).waitFor();
      assert.equal(await dialog.getByLabel(/^Name/).inputValue(), name);
    }
    await eventuallyEqual(deliveredVersion, versions.at(-1));
    assert.deepEqual([buyerLoads(), readerLoads()], [0, 0]);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await buyer.page.getByRole('dialog', { name: 'Booking Confirmed!' }).waitFor();
  });
  assert.deepEqual([buyer.faults, reader.faults], [[], []]);
  await Promise.all([buyer.close(), reader.close()]);
});

test('a tab whose release was deleted recovers by itself with at most one reload, and keeps the basket', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  await withLive(AREA, async (before) => {
    const old = await storeVariant(AREA, { marker: 'gone' });
    await makeLive(AREA, old);
    await openInteractive(page, `/restaurant/${OWN_SLUG}/menu`);
    const chosen = page.getByRole('main').locator('li :checked');
    await page.getByRole('main').locator('li input[type=checkbox]').first().click();
    await chosen.waitFor();
    const loads = countLoads(page);
    await makeLive(AREA, before);
    await getStore().remove(AREA, old);
    await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
    await page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasText: /terms/i }).waitFor();
    await page.goBack();
    await page.getByRole('complementary', { name: 'Your selection' }).getByText('MRU').first().waitFor();
    assert.ok(loads() <= 1, `${loads()} loads`);
    await eventuallyEqual(() => chosen.count(), 1);
  });
  await guest.close();
});
