import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { LAPTOP } from './support/browser.ts';
import { markPage, MISSING, NOT_LOADED } from './support/faults.ts';
import { expect, test } from './support/journey.ts';
import type { Product } from './support/product.ts';
import type { Service } from './support/service.ts';

/** Moves an area’s released files away until the journey ends. Returns what restores them before. */
async function removeArea(
  { dataDir }: Product,
  service: Service,
  area: string,
): Promise<() => Promise<void>> {
  const folder = join(dataDir, 'releases', area);
  const hidden = `${folder}.hidden`;
  expect(await readdir(folder)).not.toEqual([]);
  await rename(folder, hidden);
  return service.undoLater(() => rename(hidden, folder));
}

test('an area without files fails in its region only, and recovers by "Try again" without a reload', async ({
  guest,
  product,
  service,
  faults,
}) => {
  faults.expect(MISSING, NOT_LOADED);
  const page = await guest({ viewport: LAPTOP });
  const restore = await removeArea(product, service, 'mf-public');
  await page.goto('/about');
  await expect(page.getByText('This part of Maida couldn’t be loaded')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Maida' }).first()).toBeVisible();
  await header.getByRole('button', { name: /notifications/i }).click();
  await expect(page.getByText('No new notifications')).toBeVisible();
  await page.keyboard.press('Escape');
  const isSamePage = await markPage(page);
  const missing = page.waitForResponse((answer) => answer.status() === 404);
  await page.getByRole('button', { name: 'Try again' }).click();
  await missing;
  // The attempt has failed as well, and the button can be pressed again.
  await expect(page.locator('button:not([aria-busy])', { hasText: 'Try again' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasText: /about/i }),
  ).toBeVisible();
  expect(await isSamePage(), 'the page was not reloaded').toBe(true);
});

test('other areas work while one is missing', async ({ customer, product, service, faults }) => {
  // The page fetches what the next one may need, also of the missing area.
  faults.expect(MISSING);
  const page = await customer({ viewport: LAPTOP });
  await removeArea(product, service, 'mf-public');
  await page.goto('/user');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('couldn’t be loaded')).toHaveCount(0);
});

test('a missing file of a release is a real 404, never the page', async ({ product }) => {
  const answer = await fetch(`${product.address}/areas/mf-public/0.0.0/static/js/missing.js`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await answer.text()).not.toContain('<html');
});
