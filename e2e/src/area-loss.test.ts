import assert from 'node:assert/strict';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { LAPTOP } from './support/browser.ts';
import { openGuest } from './support/people.ts';
import { getProduct } from './support/stage.ts';

/** Moves an area's released files away. Returns the function that restores them. */
async function removeArea(area: string): Promise<() => Promise<void>> {
  const folder = join(getProduct().dataDir, 'releases', area);
  const hidden = `${folder}.hidden`;
  assert.ok((await readdir(folder)).length > 0);
  await rename(folder, hidden);
  return () => rename(hidden, folder);
}

test('an area without files fails in its region only, and recovers by "Try again" without a reload', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  const restore = await removeArea('mf-public');
  try {
    await page.goto('/about');
    await page.getByText('This part of Maida couldn’t be loaded').waitFor();
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Maida' }).first().waitFor();
    await header.getByRole('button', { name: /notifications/i }).click();
    await page.getByText('No new notifications').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const missing = page.waitForResponse((answer) => answer.status() === 404);
    await page.getByRole('button', { name: 'Try again' }).click();
    await missing;
    // The attempt has failed as well, and the button can be pressed again.
    await page.locator('button:not([aria-busy])', { hasText: 'Try again' }).waitFor();
  } finally {
    await restore();
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasText: /about/i }).waitFor();
  assert.equal(await page.evaluate(() => 'isSamePage' in globalThis), true, 'the page was not reloaded');
  await guest.close();
});

test('other areas work while one is missing', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill('customer@maida.example');
  await page.getByLabel(/^Password/).fill('maida-demo');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const restore = await removeArea('mf-public');
  try {
    await page.goto('/user');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.getByText('couldn’t be loaded').count(), 0);
  } finally {
    await restore();
  }
  await guest.close();
});

test('a missing file of a release is a real 404, never the page', async () => {
  const answer = await fetch(`${getProduct().address}/areas/mf-public/0.0.0/static/js/missing.js`);
  assert.equal(answer.status, 404);
  assert.match(answer.headers.get('cache-control') ?? '', /no-store/);
  assert.doesNotMatch(await answer.text(), /<html/);
});
