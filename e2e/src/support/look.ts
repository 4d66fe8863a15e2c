import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { LAPTOP, PHONE, TABLET } from './browser.ts';

/** The rules whose outcome can differ between light and dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The page has come to rest: an area is there and nothing is busy any more. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
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

async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  await transitionsEnd(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
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
