import type { Browser, Cookie } from 'playwright-core';
import type { Target } from './probe.ts';
import { summarise, type Summary } from './statistics.ts';
import { openPhone, visit } from './visit.ts';

/** The demo's owner (README.md). */
const OWNER = { email: 'provider@maida.example', password: 'maida-demo' };

interface OwnerPage {
  readonly name: string;
  readonly path: string;
  readonly target: Target;
}

const PAGES: readonly OwnerPage[] = [
  {
    name: 'owner orders',
    path: '/provider/orders',
    // The details of the first order.
    target: { selector: 'main article button[aria-describedby]', answer: 'dialog[open]' },
  },
  {
    name: 'owner dashboard',
    path: '/provider',
    // The bell.
    target: { selector: 'header button[aria-haspopup=dialog]', answer: 'header [role=dialog]' },
  },
];

/** A figure of a page that has no counterpart in the bundle. */
export interface OwnerRow {
  readonly page: string;
  readonly what: string;
  readonly product: Summary;
}

/** Visits the restaurant owner's pages: when they are shown, and when a tap is answered, which needs scripts there. */
export async function measureOwnerPages(
  browser: Browser,
  origin: string,
  visits: number,
): Promise<OwnerRow[]> {
  const cookies = await signInOwner(browser, origin);
  const rows: OwnerRow[] = [];
  for (const { name, path, target } of PAGES) {
    const results = [];
    for (let count = 0; count < visits; count += 1) {
      const phone = await openPhone(browser);
      await phone.addCookies(cookies);
      results.push(await visit(phone, { url: origin + path, target, isTapped: true }));
      await phone.close();
    }
    const row = (what: string, values: readonly (number | null)[]) =>
      rows.push({ page: name, what, product: summarise(values.map((value) => value ?? NaN)) });
    row('first shown, ms', results.map(({ firstShown }) => firstShown)); // oxfmt-ignore
    row('tap answered, ms', results.map(({ answered }) => answered)); // oxfmt-ignore
  }
  return rows;
}

/** The cookies of the demo's owner, signed in. */
export async function signInOwner(browser: Browser, origin: string): Promise<Cookie[]> {
  const context = await openPhone(browser);
  await context.request.get(`${origin}/auth/me`);
  const token = (await context.cookies(origin)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'x-xsrf-token': token, origin };
  const reply = await context.request.post(`${origin}/auth/login`, { data: OWNER, headers });
  if (!reply.ok()) throw new Error(`The owner could not sign in: ${String(reply.status())}.`);
  const cookies = await context.cookies(origin);
  await context.close();
  return cookies;
}
