import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from 'platform/contract';

/** The demo accounts, by role. */
export const EMAILS = {
  admin: 'admin@maida.example',
  provider: 'provider@maida.example',
  customer: 'customer@maida.example',
} as const;
export type Role = keyof typeof EMAILS;
export const PASSWORD = 'maida-demo';

/** Sends a change with the XSRF token of the cookies, as a page does. @throws when it is refused */
export async function sendChange(
  api: APIRequestContext,
  method: string,
  path: string,
  data?: unknown,
): Promise<unknown> {
  const { cookies } = await api.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': token };
  const ask = () => api.fetch(path, { method, headers, ...(data !== undefined && { data }) });
  let reply = await ask();
  // All demo users sign in from one address, and the service may throttle them.
  for (let attempt = 0; reply.status() === 429 && attempt < 5; attempt += 1) {
    await sleep(Number(reply.headers()['retry-after'] ?? 1) * 1000);
    reply = await ask();
  }
  const text = await reply.text();
  if (!reply.ok()) throw new Error(`${method} ${path} answered ${reply.status()}: ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** Signs in without a page. Returns cookies, which sign a browser in, too. */
export async function authenticate(api: APIRequestContext, email: string): Promise<void> {
  await api.get('/auth/me');
  await sendChange(api, 'POST', '/auth/login', { email, password: PASSWORD });
}

/**
 * Signs in on the open sign-in page, and waits until it is left. English is chosen in this browser: another journey may
 * have left the account in another language.
 */
export async function fillSignIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'en', url: page.url() }]);
  const main = page.getByRole('main');
  // The address changes before the page does; the form before it may have the same fields.
  await expect(main.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await main.getByLabel(/^Email/).fill(email);
  await main.getByLabel(/^Password/).fill(password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
