/**
 * Types in the search box of a site with 10,000 restaurants, which the service searches, and of one with 300, which the
 * browser filters, on a processor four times slower, and measures what each key costs the page's main thread; then
 * scrolls far down and counts what the page holds. `npm run bench:search`.
 */
import { launchInstalledChromium } from 'platform/chromium';
import type { Browser, Page } from 'playwright-core';
import { amount } from './amount.ts';
import { openSite } from './search/open-site.ts';
import { timeSteps, type StepCost } from './search/main-thread.ts';
import { writeResult } from './write-result.ts';

const SIZES = amount([10_000, 300], [300]);
const SLOWER = 4;
const WORDS = amount(['thieboudienne', 'grill 12', 'atar'], ['atar']);
/** Milliseconds between two keys of a quick typist, and after the last one. */
const KEY_MS = 150;
const REST_MS = 1_500;
const SCREENS = amount(120, 5);

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function openList(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await page.goto(address);
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

async function typeWord(browser: Browser, page: Page, word: string): Promise<StepCost[]> {
  const search = page.getByPlaceholder('Search restaurants...');
  await search.fill('');
  await pause(REST_MS);
  await search.focus();
  const steps = [...word].map((key, index) => async () => {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await pause(index === word.length - 1 ? REST_MS : KEY_MS);
  });
  return timeSteps(browser, page, steps);
}

/** Most cards in the page while scrolling down, and how far that is. */
async function scrollDown(page: Page): Promise<{ most: number; pixels: number }> {
  await page.getByPlaceholder('Search restaurants...').fill('');
  await pause(REST_MS);
  let most = 0;
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.mouse.wheel(0, 700);
    await pause(100);
    most = Math.max(most, await page.locator('main li h2').count());
  }
  const position = await page.evaluate<number>('scrollY');
  return { most, pixels: Math.round(position) };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function measure(browser: Browser, restaurants: number) {
  const site = await openSite(restaurants);
  const page = await openList(browser, site.address);
  const costs: StepCost[] = [];
  for (const word of WORDS) costs.push(...(await typeWord(browser, page, word)));
  const { most, pixels } = await scrollDown(page);
  await page.close();
  await site.close();
  const longest = costs.map((cost) => cost.longest);
  const sums = costs.map((cost) => cost.sum);
  return [
    {
      what: `longest task of a key, worst of ${costs.length}`,
      value: Math.max(...longest),
      unit: 'ms',
      bar: 50,
    },
    { what: 'longest task of a key, median', value: median(longest), unit: 'ms', bar: 50 },
    { what: 'all tasks until the next key, median', value: median(sums), unit: 'ms', bar: null },
    { what: `most cards at once, ${pixels} px scrolled`, value: most, unit: 'cards', bar: null },
  ].map((row) => ({ restaurants, ...row, value: Math.round(row.value) }));
}

const browser = await launchInstalledChromium();
const rows = [];
for (const size of SIZES) {
  const measured = await measure(browser, size);
  console.table(measured);
  rows.push(...measured);
}
await browser.close();
await writeResult('search', rows);
