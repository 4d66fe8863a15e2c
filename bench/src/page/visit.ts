import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { watchArrival, type Arrival, type Target } from './probe.ts';
import { watchWire, type Wire } from './wire.ts';

/** A slow 3G line and an entry-level phone, as Lighthouse has them. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 }; // oxfmt-ignore
const CPU_SLOWER = 4;
const PHONE = { width: 360, height: 740 };
const TIMEOUT_MS = 60_000;
/** Milliseconds after the last request; late paints are done by then. */
const REST_MS = 500;
/** Milliseconds of a task that count as blocking only beyond it (https://web.dev/articles/tbt). */
const ANSWERED_MS = 50;

/** One visit of a page. */
export interface Visit {
  readonly url: string;
  readonly target: Target;
  readonly isTapped: boolean;
}

export interface VisitResult extends Arrival {
  /** Total blocking time after the first paint: what long tasks take beyond 50 ms each. */
  readonly blocked: number;
  readonly wire: Wire;
}

/**
 * A phone at its first visit, without service worker, whose copies are not measured here.
 *
 * @param baseURL what relative addresses belong to
 */
export function openPhone(browser: Browser, baseURL?: string): Promise<BrowserContext> {
  return browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
}

/** Visits a page under the throttled line and processor, in a tab of its own. */
export async function visit(context: BrowserContext, { url, target, isTapped }: Visit): Promise<VisitResult> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const wire = await watchWire(session);
  await page.addInitScript(watchArrival, { target, isTapped });
  // A tap may lead to the next page before this one has loaded.
  await page.goto(url, { waitUntil: isTapped ? 'commit' : 'load', timeout: TIMEOUT_MS });
  const isDone = ([tapped]: boolean[]) => {
    const arrival: unknown = Reflect.get(globalThis, 'benchArrival');
    if (typeof arrival !== 'object' || !arrival) return false;
    const awaited = tapped ? ['answered', 'carriedOut'] : ['firstShown'];
    return awaited.every((name) => typeof Reflect.get(arrival, name) === 'number');
  };
  await page.waitForFunction(isDone, [isTapped], { timeout: TIMEOUT_MS });
  if (!isTapped) {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
  }
  const arrival = await page.evaluate(() => Reflect.get(globalThis, 'benchArrival') as Arrival);
  await page.close();
  return { ...arrival, blocked: blockedOf(arrival), wire: wire() };
}

function blockedOf({ painted, longTasks }: Arrival): number {
  const beyond = longTasks.map(({ startTime, duration }) => {
    const after = Math.min(duration, startTime + duration - painted);
    return Math.max(0, after - ANSWERED_MS);
  });
  return beyond.reduce((sum, ms) => sum + ms, 0);
}

/** A slow line and a slow phone for one page. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
}
