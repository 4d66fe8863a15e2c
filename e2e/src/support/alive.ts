import type { APIResponse, BrowserContext, Locator, Page, Response } from 'playwright-core';
import { soonEqual } from './soon.ts';

/** Stands in a page that was rendered, and in no other. */
export const CONTENT = '<div id="root"><div';
export const HTML = { accept: 'text/html' };
const MOST_ATTEMPTS = 30;

/** Opens a page and waits until it has come to life and knows who looks at it. Until then its links load pages. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse('**/auth/me'), page.goto(path)]);
  await waitForLife(page.getByRole('main').first());
}

/** Waits until React has taken over an element that may have been rendered by the server, and is done with it. */
export async function waitForLife(element: Locator): Promise<void> {
  await soonEqual(
    () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    true,
  );
  // It marks elements while it goes through the page, in slices; what listens to keys comes after the last one.
  await element.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
}

/**
 * Opens a page as the server has rendered it. One that takes too long, as on a busy machine, goes out without content:
 * it is asked for again.
 */
export async function openRendered(
  page: Page,
  path: string,
  options: { waitUntil?: 'load' | 'commit'; before?: () => Promise<void> } = {},
): Promise<Response> {
  const { waitUntil = 'load', before } = options;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    await before?.();
    const answer = await page.goto(path, { waitUntil });
    if (answer && (await answer.text()).includes(CONTENT)) return answer;
  }
  throw new Error(`${path} came without content ${MOST_ATTEMPTS} times.`);
}

/** Asks for a page, as its address bar would, until it comes with content. */
export async function askRendered(context: BrowserContext, path: string): Promise<APIResponse> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const answer = await context.request.get(path, { headers: HTML });
    if ((await answer.text()).includes(CONTENT)) return answer;
  }
  throw new Error(`${path} came without content ${MOST_ATTEMPTS} times.`);
}

/** For a browser without scripts: has the open page sent again until it has content. */
export async function waitForContent(page: Page): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if ((await page.locator('#root > div').count()) > 0) return;
    await page.reload();
  }
  throw new Error(`${page.url()} came without content ${MOST_ATTEMPTS} times.`);
}
