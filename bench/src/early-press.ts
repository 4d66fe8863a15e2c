/**
 * Whether a press is answered that is made before a rendered page's scripts are there: each control of its first
 * screen, on a slow line and a slow phone, as soon as it is painted and at moments after it. Answered is what a press
 * leads to once the page has loaded. `npm run bench:early-press [-- <visits>]`.
 */
import type { BrowserContext } from 'playwright-core';
import { launchInstalledChromium } from 'platform/chromium';
import { amount, givenAmount } from './amount.ts';
import { answerOf, controlsOf, pressEarly, type Press } from './early-press/press.ts';
import { signInOwner } from './page/owner-pages.ts';
import { openPhone } from './page/visit.ts';
import { findSlug, startProduct } from './start-product.ts';
import { writeResult } from './write-result.ts';

/** Milliseconds after the paint; the scripts of these pages take over within about two seconds. */
const DELAYS = [0, 0, 200, 600, 1200];

const visits = givenAmount(200, 2);
const product = await startProduct();
const browser = await launchInstalledChromium();
const cookies = await signInOwner(browser, product.address);

async function onPhone<Result>(
  isOwner: boolean,
  act: (phone: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const phone = await openPhone(browser);
  if (isOwner) await phone.addCookies(cookies);
  try {
    return await act(phone);
  } finally {
    await phone.close();
  }
}

async function findPresses(path: string, isOwner: boolean): Promise<Press[]> {
  const url = product.address + path;
  const controls = await onPhone(isOwner, (phone) => controlsOf(phone, url));
  const presses: Press[] = [];
  for (const control of controls.slice(0, amount(Infinity, 1))) {
    const answer = await onPhone(isOwner, (phone) => answerOf(phone, url, control));
    if (answer) presses.push({ path, isOwner, control, answer });
    else console.log(`${path}: nothing is seen of a press on ${control.name}.`);
  }
  return presses;
}

try {
  const owned = ['/provider', '/provider/live', '/provider/orders', '/provider/menu'];
  const open = ['/', `/restaurant/${await findSlug(product.address)}/menu`, '/about'];
  const presses: Press[] = [];
  for (const path of open.slice(0, amount(open.length, 1))) presses.push(...(await findPresses(path, false)));
  for (const path of owned.slice(0, amount(owned.length, 1)))
    presses.push(...(await findPresses(path, true)));
  const tried: { readonly press: Press; readonly isLost: boolean }[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const press = presses[visit % presses.length];
    if (!press) throw new Error('There is nothing to press.');
    // Another moment for each control in each round.
    const delayMs = DELAYS[(visit + Math.floor(visit / presses.length)) % DELAYS.length] ?? 0;
    const shown = await onPhone(press.isOwner, (phone) => pressEarly(phone, product.address, press, delayMs));
    if (shown === 'not there') {
      console.log(`${press.path}: this visit has no ${press.control.name}.`);
      continue;
    }
    tried.push({ press, isLost: shown !== 'answered' });
    if (shown === 'answered') continue;
    console.log(`Lost: ${press.path}, ${press.control.name}, ${String(delayMs)} ms after its paint`);
    console.log(`  expected: ${press.answer.join(' · ')}\n  shown:    ${shown.join(' · ')}`);
  }
  const byPage = Object.entries(Object.groupBy(tried, ({ press }) => press.path));
  const rows = byPage.map(([page, those = []]) => ({
    page,
    controls: new Set(those.map(({ press }) => press.control.name)).size,
    presses: those.length,
    lost: those.filter(({ isLost }) => isLost).length,
  }));
  console.table(rows);
  await writeResult('early-press', rows);
} finally {
  await browser.close();
  await product.stop();
}
