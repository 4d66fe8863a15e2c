import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from 'shared-api/contract';
import { LAPTOP, PHONE, TABLET } from './browser.ts';
import { sweepWidths } from './sweep-widths.ts';

/** The rules whose outcome can differ between light and dark, and does not between languages. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Milliseconds without a change after which a page counts as settled. */
const QUIET_MS = 100;
/** Milliseconds after which a page that is still busy never becomes quiet. */
const PATIENCE_MS = 60_000;

/** Beside English, in which pages are open before and after they are looked at. */
const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

/** Waits until an area is shown, nothing is busy, and nothing changes. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await becomesQuiet(page);
}

async function becomesQuiet(page: Page): Promise<void> {
  const isQuiet = await page.evaluate(waitForQuiet, { quietMs: QUIET_MS, patienceMs: PATIENCE_MS });
  if (!isQuiet) throw new Error(`${page.url()} does not settle`);
}

/** Runs in the page. Whether its main part became quiet in time. */
function waitForQuiet({ quietMs, patienceMs }: { quietMs: number; patienceMs: number }): Promise<boolean> {
  const end = performance.now() + patienceMs;
  let lastChange = performance.now();
  const observer = new MutationObserver((changes) => {
    const main = document.querySelector('main');
    if (changes.some(({ target }) => main?.contains(target))) lastChange = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return new Promise((resolve) => {
    function look() {
      const now = performance.now();
      const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
      const isQuiet = !isBusy && now - lastChange >= quietMs;
      if (!isQuiet && now < end) {
        setTimeout(look, isBusy ? quietMs : quietMs - (now - lastChange));
        return;
      }
      observer.disconnect();
      // A page that has nothing to draw may never be told that it is idle.
      requestIdleCallback(() => resolve(isQuiet), { timeout: 500 });
    }
    look();
  });
}

/** E-mail addresses that break within their domain, where no address is read as one. */
async function brokenAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('bdi > wbr')].flatMap(({ nextSibling }) => {
      const domain = document.createRange();
      if (nextSibling) domain.selectNodeContents(nextSibling);
      return domain.getClientRects().length > 1 ? [domain.toString()] : [];
    }),
  );
}

/** Texts that run in the other direction than their neighbours, and stand at the other side of the line for that. */
async function strayTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [dir], dialog [dir]')].flatMap((element) => {
      const neighbours = element.parentElement && getComputedStyle(element.parentElement);
      if (neighbours?.textAlign !== 'start' || getComputedStyle(element).direction === neighbours.direction)
        return [];
      const text = document.createRange();
      text.selectNodeContents(element);
      const [line, words] = [element.getBoundingClientRect(), text.getBoundingClientRect()];
      const [left, right] = [words.left - line.left, line.right - words.right];
      // As wide as its line, it stands at both sides.
      const isStray = words.width > 0 && (neighbours.direction === 'rtl' ? right - left : left - right) > 1;
      return isStray ? [text.toString()] : [];
    }),
  );
}

/** Waits for colour transitions between themes; endless animations are ignored. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Whether a row of links fades at an end, as where more of them are, although all of them fit. */
async function fadesInVain(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    // How far a row is scrolled is known to its animation from the next frame on.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...document.querySelectorAll('nav')].some(
      (row) => row.scrollWidth <= row.clientWidth && getComputedStyle(row).maskImage !== 'none',
    );
  });
}

/** Which rules are tried: those of colours are the most expensive ones by far. */
type Rules = 'all' | 'colours' | 'all but colours';

/** What axe finds; it runs in the page itself, since the product has no frames. */
async function violationsOf(page: Page, rules: Rules): Promise<string[]> {
  await transitionsEnd(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const off = Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }]));
  const choice: Record<Rules, axe.RunOptions> = {
    all: {},
    colours: { runOnly: { type: 'rule', values: OF_COLOURS } },
    'all but colours': { rules: off },
  };
  const violations = await page.evaluate(
    async (options) => {
      const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
      const found = await inPage.run(options);
      return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
    },
    // Collecting passes as well takes twice as long; style sheets are read again for a rule that needs no language.
    { ...choice[rules], resultTypes: ['violations' as const], preload: rules === 'all' },
  );
  return violations.map(
    ({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(', ')}`,
  );
}

const VIEWPORTS: readonly (typeof PHONE)[] = [PHONE, TABLET, LAPTOP];

/** Where a page has to fit: in these viewports, or also at every width between 320 and 1280 px. */
type Widths = readonly (typeof PHONE)[] | 'every width';

async function misfitsOf(page: Page, name: string, widths: Widths): Promise<string[]> {
  const isSwept = widths === 'every width';
  const problems = isSwept ? (await sweepWidths(page)).map((problem) => `${name} ${problem}`) : [];
  for (const viewport of isSwept ? VIEWPORTS : widths) {
    await page.setViewportSize(viewport);
    const over = await sidewaysScroll(page);
    if (over > 0) problems.push(`${name} at ${viewport.width} px scrolls sideways by ${over} px`);
    if (await fadesInVain(page)) problems.push(`${name} at ${viewport.width} px fades a row that fits`);
    for (const domain of new Set(await brokenAddresses(page)))
      problems.push(`${name} at ${viewport.width} px breaks ${domain}`);
    for (const text of new Set(await strayTexts(page)))
      problems.push(`${name} at ${viewport.width} px has ${text} at the wrong side`);
  }
  return problems;
}

/** Problems of the page in light and dark: what axe finds, and what does not fit. */
export async function problemsOf(page: Page, name: string, widths: Widths = VIEWPORTS): Promise<string[]> {
  const problems = await misfitsOf(page, name, widths);
  problems.push(...(await violationsOf(page, 'all')).map((violation) => `${name} ${violation}`));
  await page.emulateMedia({ colorScheme: 'dark' });
  problems.push(...(await violationsOf(page, 'colours')).map((violation) => `${name} dark ${violation}`));
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}

/** Switches the language of an open page, whatever covers the switch. */
async function switchLanguage(page: Page, language: Language): Promise<void> {
  await page.locator('header').getByTitle(LANGUAGE_NAMES[language], { exact: true }).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await becomesQuiet(page);
}

/** Problems of an English page in every language: in English as `problemsOf` finds them, else without colours. */
export async function problemsInEveryLanguage(
  page: Page,
  name: string,
  widths: Widths = VIEWPORTS,
): Promise<string[]> {
  const problems: string[] = [];
  for (const language of OTHER_LANGUAGES) {
    await switchLanguage(page, language);
    const named = `${name} in ${language}`;
    problems.push(...(await misfitsOf(page, named, widths)));
    const violations = await violationsOf(page, 'all but colours');
    problems.push(...violations.map((violation) => `${named} ${violation}`));
  }
  await switchLanguage(page, 'en');
  problems.push(...(await problemsOf(page, `${name} in en`, widths)));
  return problems;
}
