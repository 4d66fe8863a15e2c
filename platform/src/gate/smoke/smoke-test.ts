import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { FailureSample } from '../../contract/report.ts';
import type { GateProblem } from '../../contract/releases.ts';
import type { GateReport } from '../../release/gate.ts';
import type { BuiltRelease, ReleaseStore } from '../../store/index.ts';
import type { Candidate, DeepCheck } from '../candidate.ts';
import { findChromium, launchOwnChromium } from '../../chromium.ts';
import type { OwnBrowser } from '../../chromium.ts';
import { serveSet } from './serve-set.ts';
import type { SetServer, SmokeService } from './serve-set.ts';

/** What the smoke test works with. */
export interface SmokeTestOptions {
  readonly store: ReleaseStore;
  readonly service: SmokeService;
  /** Session cookies with which {@link SmokeTestOptions.service} accepts a user of a role. */
  readonly cookiesOf: (role: string) => Readonly<Record<string, string>>;
  /** Path of the browser; null for none. Default: {@link findChromium}. */
  readonly chromium?: string | null;
}

/** The smoke test. `warmUp` starts its browser ahead of the check; `stop` also ends checks under way, as not made. */
export interface SmokeTest {
  readonly check: DeepCheck;
  readonly warmUp: () => void;
  readonly stop: () => Promise<void>;
}

/** An area must appear on its page within this time. */
const TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 50;
/** How long to watch for errors after the area has appeared. */
const SETTLE_MS = 250;

/** Creates a check that opens a page of every concerned area in a browser, with the versions that would be live. */
export function createSmokeTest(options: SmokeTestOptions): SmokeTest {
  const chromium = options.chromium === undefined ? findChromium() : (options.chromium ?? undefined);
  /** For the next check, which may be warmed up. */
  let next: Promise<OwnBrowser> | undefined;
  const started = new Set<Promise<OwnBrowser>>();
  let isStopped = false;
  const warmUp = () => {
    if (chromium === undefined || isStopped || next) return;
    next = launchOwnChromium(chromium);
    // The check reports the error.
    next.catch(() => undefined);
    started.add(next);
  };
  // Killed, not closed: a page whose script never ends would hold it.
  const kill = async (browser: Promise<OwnBrowser>) => {
    started.delete(browser);
    await (await browser.catch(() => undefined))?.kill();
  };
  const stop = async () => {
    isStopped = true;
    await Promise.all([...started].map(kill));
  };
  const run: DeepCheck['run'] = async (candidate, signal) => {
    if (!candidate.shell) return unchecked('no shell is live yet.');
    if (isStopped) return unchecked('it was stopped.');
    warmUp();
    // Each check uses its own browser, since several may run at the same time.
    const own = next;
    next = undefined;
    if (!own) return unchecked('no Chromium on this machine; install it or set CHROMIUM=/path/to/it.');
    const end = () => void kill(own);
    signal.addEventListener('abort', end, { once: true });
    try {
      return await runSmokeTest((await own).browser, candidate, options);
    } catch (error) {
      const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
      return unchecked(`the browser failed: ${reason}`);
    } finally {
      signal.removeEventListener('abort', end);
      await kill(own);
    }
  };
  return { check: { name: 'smoke', run }, warmUp, stop };
}

function unchecked(why: string): GateReport {
  return { problems: [], unchecked: [`Smoke test: ${why}`] };
}

async function runSmokeTest(
  browser: Browser,
  candidate: Candidate,
  options: SmokeTestOptions,
): Promise<GateReport> {
  const server = await serveSet(options.store, candidate.versions, options.service);
  try {
    const found = await Promise.all(
      candidate.concerned.map((area) => visit(browser, area, { server, options })),
    );
    return { problems: found.flat(), unchecked: [] };
  } finally {
    server.stop();
  }
}

interface VisitContext {
  readonly server: SetServer;
  readonly options: SmokeTestOptions;
}

async function visit(
  browser: Browser,
  release: BuiltRelease,
  visitContext: VisitContext,
): Promise<GateProblem[]> {
  const mount = release.area?.mounts.find(({ path }) => !path.includes(':'));
  if (!mount) return [];
  const { server, options } = visitContext;
  const context = await browser.newContext({ baseURL: server.address });
  try {
    await signIn(context, server, options.cookiesOf(mount.roles?.[0] ?? ''));
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ name }) => errors.push(`an uncaught ${name}`));
    page.on('console', (message) => {
      if (/Content Security Policy|integrity/i.test(message.text())) errors.push(message.text());
    });
    const path = mount.path.replace(/\/\*$/, '') || '/';
    await page.goto(path, { waitUntil: 'commit' });
    const problem = (await waitForArea(page, release, server)) ?? errors[0];
    return problem === undefined ? [] : [problemOf(release, path, problem)];
  } finally {
    await context.close();
  }
}

async function signIn(
  context: BrowserContext,
  { address }: SetServer,
  cookies: Readonly<Record<string, string>>,
): Promise<void> {
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: address })));
}

/** Waits until the page reports that the area has loaded; returns what is wrong, or undefined. */
async function waitForArea(
  page: Page,
  release: BuiltRelease,
  { reports }: SetServer,
): Promise<string | undefined> {
  const end = Date.now() + TIMEOUT_MS;
  let isLoaded = false;
  while (Date.now() < end) {
    const failure = reports.flatMap(({ samples }) => samples).find(({ area }) => area === release.name);
    if (failure) return describe(failure);
    if (isLoaded) return undefined;
    isLoaded = reports.some(({ areas }) => areas.some(isReportOf(release)));
    await page.waitForTimeout(isLoaded ? SETTLE_MS : POLL_INTERVAL_MS);
    // Makes the page send its report, as it does when it may be closed.
    await page.evaluate('window.dispatchEvent(new Event("pagehide"))').catch(() => undefined);
    if (isLoaded) await page.waitForTimeout(POLL_INTERVAL_MS);
  }
  return `it did not load within ${String(TIMEOUT_MS / 1000)} s`;
}

function isReportOf({ name, version }: BuiltRelease) {
  return (report: { area: string; version: string; isNew: boolean }) =>
    report.area === name && report.version === version && report.isNew;
}

function describe({ kind, name, at }: FailureSample): string {
  const what = kind === 'load' ? 'its code could not be loaded' : `a ${name} while it was on screen`;
  return at === undefined ? what : `${what} (${at})`;
}

function problemOf({ name, version }: BuiltRelease, path: string, problem: string): GateProblem {
  return {
    check: 'smoke',
    reason: `${name} ${version} fails at ${path} in a browser: ${problem}.`,
    fix: `Fix it and release again; \`npm run dev\` shows the same page.`,
  };
}
