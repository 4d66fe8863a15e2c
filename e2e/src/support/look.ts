import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { LAPTOP, PHONE, TABLET } from './browser.ts';

/** The rules whose outcome can differ between light and dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** How long nothing may have changed for a page to be at rest: a new address is drawn some frames after it is there. */
const QUIET_MS = 100;

/** The page has come to rest: an area is there, nothing is busy any more, and nothing has changed for a moment. */
export async function settle(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).first().waitFor();
  let before: string | undefined;
  for (let look = 0; look < 100; look += 1) {
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    // Whatever is still being drawn comes first.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const now = await main.innerHTML();
    if (now === before) return;
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
  throw new Error(`${page.url()} does not come to rest`);
}

/** Colours that fade from one theme to the other have arrived; what turns for ever is not waited for. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What axe finds, in the page itself: the product has no frames to look into. */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  await transitionsEnd(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
    const found = await inPage.run({
      // Gathering all that is in order as well takes as long again.
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values } }),
    });
    return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
  }, rules);
  return violations.map(
    ({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(', ')}`,
  );
}

/** Looks at what is shown in light and dark: what axe finds, and what scrolls sideways at these widths. */
export async function problemsOf(
  page: Page,
  name: string,
  viewports: readonly (typeof PHONE)[] = [PHONE, TABLET, LAPTOP],
): Promise<string[]> {
  const problems: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const over = await sidewaysScroll(page);
    if (over > 0) problems.push(`${name} at ${viewport.width} px scrolls sideways by ${over} px`);
  }
  problems.push(...(await violationsOf(page)).map((violation) => `${name} ${violation}`));
  await page.emulateMedia({ colorScheme: 'dark' });
  problems.push(...(await violationsOf(page, OF_COLOURS)).map((violation) => `${name} dark ${violation}`));
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}
