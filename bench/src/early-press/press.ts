import type { BrowserContext, Page, Route } from 'playwright-core';
import { throttle } from '../page/visit.ts';
import { defineReaders, type Control, type Readers } from './readers.ts';

/** Milliseconds until an early press counts as lost; a person has long pressed again. */
const LOST_MS = 20_000;
/** Milliseconds in which the answer to a press on a page that has loaded shows itself. */
const SETTLED_MS = 1500;
const LOOK_AGAIN_MS = 50;

/** What {@link defineReaders} defines in each page. */
declare const benchReaders: Readers;

/** A control of a page and what a press on it leads to. */
export interface Press {
  readonly path: string;
  readonly isOwner: boolean;
  readonly control: Control;
  /** The address if that changes, else all that the page then shows. */
  readonly answer: readonly string[];
}

interface Visit {
  readonly page: Page;
  /** What the page shows of presses, and what it asked the service to change. */
  readonly readState: () => Promise<readonly string[]>;
}

/** Whether a call would change something: such calls are noted and fail, so that all visits meet the same data. */
function isChange(route: Route): boolean {
  const { pathname } = new URL(route.request().url());
  return pathname === '/auth/logout' || !['GET', 'HEAD'].includes(route.request().method());
}

async function open(context: BrowserContext, url: string, isSlow: boolean): Promise<Visit> {
  const page = await context.newPage();
  if (isSlow) await throttle(await context.newCDPSession(page));
  const changes: string[] = [];
  await page.addInitScript(defineReaders);
  await page.route(/\/(?:api|auth)\//, async (route) => {
    if (!isChange(route)) return route.continue();
    changes.push(`asks for ${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await route.abort();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const readState = async () => [...changes, ...(await page.evaluate(() => benchReaders.readState()))];
  return { page, readState };
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
}

/** The controls that the first screen of a page has once it has loaded. */
export async function controlsOf(context: BrowserContext, url: string): Promise<readonly Control[]> {
  const { page } = await open(context, url, false);
  await settle(page);
  const controls = await page.evaluate(() => benchReaders.findControls());
  await page.close();
  return controls;
}

/** What a press on a control leads to once the page has loaded; undefined if nothing can be seen of it. */
export async function answerOf(
  context: BrowserContext,
  url: string,
  { x, y }: Control,
): Promise<Press['answer'] | undefined> {
  const { page, readState } = await open(context, url, false);
  await settle(page);
  const before = await readState();
  await page.touchscreen.tap(x, y);
  await settle(page);
  const after = await readState();
  await page.close();
  if (String(after) === String(before)) return undefined;
  const address = addressIn(after);
  return address === addressIn(before) ? after : [address];
}

function addressIn(state: readonly string[]): string {
  return state.find((line) => line.startsWith('at ')) ?? '';
}

/** What a page shows after an early press that is not answered. */
export type Shown = readonly string[];

/**
 * Presses a control of a slow phone's first visit so many milliseconds after it is painted. Returns what the page then
 * shows in place of the answer; `answered`; or `not there` if this visit has no such control.
 */
export async function pressEarly(
  context: BrowserContext,
  origin: string,
  { path, control: { name }, answer }: Press,
  delayMs: number,
): Promise<Shown | 'answered' | 'not there'> {
  const { page, readState } = await open(context, origin + path, true);
  const painted = await page
    .waitForFunction(
      (wanted) => {
        const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
        return isPainted && benchReaders.findControls().find((control) => control.name === wanted);
      },
      name,
      { polling: 'raf', timeout: LOST_MS },
    )
    .catch(() => undefined);
  const control = await painted?.jsonValue();
  if (!control) {
    await page.close();
    return 'not there';
  }
  await page.waitForTimeout(delayMs);
  await page.touchscreen.tap(control.x, control.y);
  const end = performance.now() + LOST_MS;
  let shown: Shown = [];
  while (performance.now() < end) {
    // A page that is being left can't be read.
    shown = await readState().catch(() => []);
    const isAnswered =
      answer.length === 1 ? shown.includes(String(answer)) : String(shown) === String(answer);
    if (isAnswered) {
      await page.close();
      return 'answered';
    }
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
  await page.close();
  return shown;
}
