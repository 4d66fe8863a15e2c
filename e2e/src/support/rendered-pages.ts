import {
  expect,
  type APIRequestContext,
  type APIResponse,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';
import { LANGUAGES } from 'platform/contract';
import { LAPTOP, PHONE } from './browser.ts';

/** Appears in every server-rendered page, and in no other. */
export const CONTENT = '<div id="root"><div';
export const HTML = { accept: 'text/html' };
const MAX_ATTEMPTS = 30;

/** Each language once, and both sizes: nothing depends on a language and a size at the same time. */
export const READERS = LANGUAGES.map((language, index) => ({
  language,
  viewport: index % 2 === 0 ? PHONE : LAPTOP,
}));

/** Opens a page and waits until it is hydrated and knows who is signed in. Until then its links load pages. */
export async function openInteractive(page: Page, path: string): Promise<void> {
  // A browser without a token belongs to nobody, which needs no call.
  const isAsked = (await page.context().cookies()).some(({ name }) => name === 'XSRF-TOKEN');
  await Promise.all([isAsked ? page.waitForResponse('**/auth/me') : undefined, page.goto(path)]);
  await waitForHydration(page.getByRole('main').first());
}

/** Waits until React has hydrated an element and the rest of the page. */
export async function waitForHydration(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
  // React marks elements while it hydrates in slices; key listeners follow the last slice.
  await element.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
}

/**
 * Opens a server-rendered page. On a busy machine a page that takes too long is served without content: then it is
 * requested again.
 */
export async function openRendered(
  page: Page,
  path: string,
  options: { waitUntil?: 'load' | 'commit'; before?: () => Promise<void> } = {},
): Promise<Response> {
  const { waitUntil = 'load', before } = options;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await before?.();
    const answer = await page.goto(path, { waitUntil });
    if (answer && (await answer.text()).includes(CONTENT)) return answer;
  }
  throw new Error(`${path} came without content ${MAX_ATTEMPTS} times.`);
}

/** Requests a page as the address bar would, until it comes with content. */
export async function requestRendered(request: APIRequestContext, path: string): Promise<APIResponse> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const answer = await request.get(path, { headers: HTML });
    if ((await answer.text()).includes(CONTENT)) return answer;
  }
  throw new Error(`${path} came without content ${MAX_ATTEMPTS} times.`);
}

/** For a browser without scripts: reloads the open page until it has content. */
export async function waitForContent(page: Page): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if ((await page.locator('#root > div').count()) > 0) return;
    await page.reload();
  }
  throw new Error(`${page.url()} came without content ${MAX_ATTEMPTS} times.`);
}
