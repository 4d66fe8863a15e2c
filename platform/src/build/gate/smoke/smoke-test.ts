import { DEFAULT_LANGUAGE } from '../../../contract/index.ts';
import type { GateDepth, GateReport } from '../../../contract/server/index.ts';
import type { ReleaseStore } from '../../../registry/index.ts';
import type { Candidate, SlowCheck } from '../candidate.ts';
import { Browsers, NoBrowserError, type FindBrowser, type Launch } from './browsers.ts';
import { isWarning, judge } from './finding.ts';
import { ELSEWHERE, type OpenPage } from './open-page.ts';
import { openPages, type PagesReport } from './open-pages.ts';
import { planEveryPage, planMounts } from './plan.ts';
import { serveSet, type CreateDelivery, type SetServer, type SmokeService } from './serve-set.ts';
import { MOST_TABS, Tabs } from './tabs.ts';
import { findUnknownRoles } from './unknown-roles.ts';

/** What the smoke test works with. */
export interface SmokeTestOptions {
  readonly store: ReleaseStore;
  readonly service: SmokeService;
  /** Delivers the pages that are opened: `createDelivery` of `platform/delivery`. */
  readonly createDelivery: CreateDelivery;
  /** Cookies with which {@link SmokeTestOptions.service} accepts a user of a role; `''` is a signed-out visitor. */
  readonly cookiesOf: (role: string) => Readonly<Record<string, string>>;
  /** All roles that a user may have. */
  readonly roles: readonly string[];
  /** Values of parameters in addresses, by name; `1` for others. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Default: `findChromium`, which downloads nothing. */
  readonly findBrowser?: FindBrowser;
}

/** The smoke test of a store. */
export interface SmokeTest {
  /**
   * Opens every mount of the areas concerned once for each kind of visitor who may enter it; in a deep check then every
   * page in every language, and compares what each leaves behind.
   */
  readonly check: SlowCheck;
  /** Starts the browser ahead of a check. */
  readonly warmUp: () => void;
  /** Ends checks under way, as not made; none begins later. */
  readonly stop: () => Promise<void>;
}

/** Creates the check that opens pages in a browser, with the versions that would be live. */
export function createSmokeTest(options: SmokeTestOptions): SmokeTest {
  const browsers = new Browsers(options.findBrowser);
  const warmUp = () => browsers.warmUp();
  const check: SlowCheck = {
    name: 'smoke',
    warmUp,
    run: async (candidate, { signal, depth }) => {
      const problems = findUnknownRoles(candidate, options.roles);
      if (problems.length) return { problems, unchecked: [] };
      if (!candidate.shell) return unchecked('no shell is live yet.');
      try {
        return await browsers.use(signal, (launch) => test(candidate, { options, launch, depth }));
      } catch (error) {
        if (error instanceof NoBrowserError) return unchecked(error.message);
        const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
        return unchecked(`the browser failed: ${reason}`);
      }
    },
  };
  return { check, warmUp, stop: () => browsers.stop() };
}

function unchecked(why: string): GateReport {
  return { problems: [], unchecked: [`Smoke test: ${why}`] };
}

interface TestRun {
  readonly options: SmokeTestOptions;
  readonly launch: Launch;
  readonly depth: GateDepth;
}

async function test(candidate: Candidate, run: TestRun): Promise<GateReport> {
  const { store } = run.options;
  const server = await serveSet(store, candidate.versions, run.options);
  try {
    const { findings, unchecked: left, note } = await visitPatiently(candidate, server, run);
    return { ...(await judge(store, findings)), unchecked: left, ...(note === undefined ? {} : { note }) };
  } finally {
    server.stop();
  }
}

/** Where the machine has too much to do, once more, one page after the other. */
async function visitPatiently(candidate: Candidate, server: SetServer, run: TestRun): Promise<PagesReport> {
  const tabs = new Tabs(await run.launch(), server.address, MOST_TABS);
  const report = await visit(candidate, server, { ...run, tabs });
  if (!report.isMachineBusy) return report;
  tabs.end();
  return visit(candidate, server, { ...run, tabs: new Tabs(await run.launch(), server.address, 1) });
}

/** An area of which a mount fails is not opened any further. */
async function visit(
  candidate: Candidate,
  server: SetServer,
  { options, launch, depth, tabs }: TestRun & { readonly tabs: Tabs },
): Promise<PagesReport> {
  const { cookiesOf, roles, parameters = {} } = options;
  const shellTexts = tabs.use(readShellTexts);
  // A failure counts where a walk waits for them.
  shellTexts.catch(() => undefined);
  const plan = { areas: candidate.areas, roles, parameters };
  const shared = { tabs, launch, server, cookiesOf, shellTexts };
  const mounts = candidate.concerned.flatMap((release) =>
    planMounts(release, candidate.changed.includes(release.name), plan),
  );
  const report = await openPages(candidate, mounts, { ...shared, isDeep: false });
  if (depth !== 'deep' || report.unchecked.length || !report.findings.every(isWarning)) return report;
  const pages = candidate.concerned.flatMap((release) =>
    planEveryPage(release, report.routes.get(release.name) ?? [], plan),
  );
  return openPages(candidate, pages, { ...shared, isDeep: true });
}

/** Namespaces of texts that are there before any area. */
async function readShellTexts(page: OpenPage): Promise<readonly string[]> {
  await page.enter({ cookies: {}, language: DEFAULT_LANGUAGE });
  await page.goTo(ELSEWHERE);
  await page.call('start');
  return page.call('namespaces');
}
