import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { FailureSample } from '../../contract/report.ts';
import type { GateProblem } from '../../contract/releases.ts';
import type { GateReport } from '../../release/gate.ts';
import type { BuiltRelease, ReleaseStore } from '../../store/index.ts';
import type { Candidate, DeepCheck } from '../candidate.ts';
import { findChromium, launchChromium } from './chromium.ts';
import { serveSet } from './serve-set.ts';
import type { SetServer, SmokeService } from './serve-set.ts';

/** What the smoke journey needs. */
export interface SmokeTestOptions {
  readonly store: ReleaseStore;
  readonly service: SmokeService;
  /** Cookies by which {@link SmokeTestOptions.service} takes a visitor for somebody of a role. */
  readonly cookiesOf: (role: string) => Readonly<Record<string, string>>;
  /** Path of the browser; null for none. Default: the machine's. */
  readonly chromium?: string | null;
}

/** The smoke journey; warm it up and the browser starts while other things are done. */
export interface SmokeTest {
  readonly check: DeepCheck;
  readonly warmUp: () => void;
  readonly stop: () => Promise<void>;
}

/** Milliseconds until an area has to be on its page. */
const TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 50;
/** Milliseconds in which a page that has come up may still break. */
const SETTLE_MS = 250;

/** Opens a page of every area that a change concerns, in a browser, over exactly the set that would be live. */
export function createSmokeTest(options: SmokeTestOptions): SmokeTest {
  const chromium = options.chromium === undefined ? findChromium() : (options.chromium ?? undefined);
  let browser: Promise<Browser> | undefined;
  const warmUp = () => {
    if (chromium === undefined) return;
    browser ??= launchChromium(chromium);
    // Told by the check; a warm-up alone fails nobody.
    browser.catch(() => undefined);
  };
  const stop = async () => {
    const present = browser;
    browser = undefined;
    await (await present?.catch(() => undefined))?.close();
  };
  const check: DeepCheck = async (candidate) => {
    if (!candidate.shell) return unchecked('no shell is live yet.');
    warmUp();
    // A browser of its own: another check may run at the same time.
    const own = browser;
    browser = undefined;
    if (!own)
      return unchecked('no Chromium on this machine; install it or name one in CHROMIUM=/path/to/it.');
    try {
      return await runSmokeTest(await own, candidate, options);
    } catch (error) {
      const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
      return unchecked(`the browser failed: ${reason}`);
    } finally {
      await (await own.catch(() => undefined))?.close();
    }
  };
  return { check, warmUp, stop };
}

function unchecked(why: string): GateReport {
  return { problems: [], unchecked: [`Smoke journey: ${why}`] };
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
    const faults: string[] = [];
    page.on('pageerror', ({ name }) => faults.push(`${name} was thrown and not caught`));
    page.on('console', (message) => {
      if (/Content Security Policy|integrity/i.test(message.text())) faults.push(message.text());
    });
    const path = mount.path.replace(/\/\*$/, '') || '/';
    await page.goto(path, { waitUntil: 'commit' });
    const problem = (await waitForArea(page, release, server)) ?? faults[0];
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

/** Waits until the page reports the area; undefined when it is there and stays whole, else what is wrong. */
async function waitForArea(
  page: Page,
  release: BuiltRelease,
  { reports }: SetServer,
): Promise<string | undefined> {
  const end = Date.now() + TIMEOUT_MS;
  let isThere = false;
  while (Date.now() < end) {
    const failure = reports.flatMap(({ samples }) => samples).find(({ area }) => area === release.name);
    if (failure) return describe(failure);
    if (isThere) return undefined;
    isThere = reports.some(({ areas }) => areas.some(isReportOf(release)));
    await page.waitForTimeout(isThere ? SETTLE_MS : POLL_INTERVAL_MS);
    // A page reports what is new when it might go.
    await page.evaluate('window.dispatchEvent(new Event("pagehide"))').catch(() => undefined);
    if (isThere) await page.waitForTimeout(POLL_INTERVAL_MS);
  }
  return `it did not come up within ${String(TIMEOUT_MS / 1000)} s`;
}

function isReportOf({ name, version }: BuiltRelease) {
  return (report: { area: string; version: string; isNew: boolean }) =>
    report.area === name && report.version === version && report.isNew;
}

function describe({ kind, name, at }: FailureSample): string {
  const what = kind === 'load' ? 'its code could not be loaded' : `${name} was thrown while it was shown`;
  return at === undefined ? what : `${what} (${at})`;
}

function problemOf({ name, version }: BuiltRelease, path: string, problem: string): GateProblem {
  return {
    check: 'smoke',
    reason: `${name} ${version} fails at ${path} in a browser: ${problem}.`,
    fix: `Mend it and release again; \`npm run dev\` shows the same page.`,
  };
}
