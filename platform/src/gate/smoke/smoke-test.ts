import { findChromium } from '../../chromium.ts';
import type { GateReport } from '../../release/gate.ts';
import type { ReleaseStore } from '../../store/index.ts';
import type { Candidate, DeepCheck } from '../candidate.ts';
import { Browsers } from './browsers.ts';
import type { Launch } from './browsers.ts';
import { judge } from './finding.ts';
import { takeJourney } from './journey.ts';
import { hashEnvironment } from './known/environment.ts';
import { KnownPages } from './known/known-pages.ts';
import { openAlone } from './open-alone.ts';
import { openEveryPage } from './open-every-page.ts';
import type { EveryPageReport } from './open-every-page.ts';
import { serveSet } from './serve-set.ts';
import type { SetServer, SmokeService } from './serve-set.ts';

/** What the smoke test works with. */
export interface SmokeTestOptions {
  readonly store: ReleaseStore;
  readonly service: SmokeService;
  /** Cookies with which {@link SmokeTestOptions.service} accepts a user of a role; `''` is a signed-out visitor. */
  readonly cookiesOf: (role: string) => Readonly<Record<string, string>>;
  /** All roles that a user may have. */
  readonly roles: readonly string[];
  /** Values of parameters in addresses, by name; `1` for others. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Files and folders of {@link SmokeTestOptions.service}, by which the gate sees that it has changed. */
  readonly sources?: readonly string[];
  /** Path of the browser; null for none. Default: {@link findChromium}. */
  readonly chromium?: string | null;
}

/** The smoke test of a store. */
export interface SmokeTest {
  /** Opens every page of the areas concerned, for everybody who may see it, in each language. */
  readonly check: DeepCheck;
  /** Opens the first page of each. */
  readonly journey: DeepCheck;
  /** Starts the browser ahead of a check. */
  readonly warmUp: () => void;
  /** Ends checks under way, as not made; none begins later. */
  readonly stop: () => Promise<void>;
}

/** Creates checks that open pages in a browser, with the versions that would be live. */
export function createSmokeTest(options: SmokeTestOptions): SmokeTest {
  const { chromium = findChromium() } = options;
  const browsers = new Browsers(chromium ?? undefined);
  const checkOf = (isWhole: boolean): DeepCheck => ({
    name: 'smoke',
    warmUp: () => browsers.warmUp(),
    run: async (candidate, signal) => {
      if (!candidate.shell) return unchecked('no shell is live yet.');
      if (browsers.problem !== undefined) return unchecked(browsers.problem);
      try {
        return await browsers.use(signal, (launch) => test(candidate, { options, launch, isWhole }));
      } catch (error) {
        const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
        return unchecked(`the browser failed: ${reason}`);
      }
    },
  });
  return {
    check: checkOf(true),
    journey: checkOf(false),
    warmUp: () => browsers.warmUp(),
    stop: () => browsers.stop(),
  };
}

function unchecked(why: string): GateReport {
  return { problems: [], unchecked: [`Smoke test: ${why}`] };
}

interface TestRun {
  readonly options: SmokeTestOptions;
  readonly launch: Launch;
  readonly isWhole: boolean;
}

async function test(candidate: Candidate, run: TestRun): Promise<GateReport> {
  const { store, service } = run.options;
  const server = await serveSet(store, candidate.versions, service);
  try {
    const report = await visit(candidate, server, run);
    const note = report.note === undefined ? {} : { note: report.note };
    return { ...(await judge(store, report.findings)), unchecked: report.unchecked, ...note };
  } finally {
    server.stop();
  }
}

/** An area whose first page fails is not opened any further. */
async function visit(
  candidate: Candidate,
  server: SetServer,
  { options, launch, isWhole }: TestRun,
): Promise<EveryPageReport> {
  const { cookiesOf, roles, parameters = {} } = options;
  const browser = await launch();
  const journeys = await Promise.all(
    candidate.concerned.map((release) => takeJourney(release, { browser, server, cookiesOf })),
  );
  const frozen = journeys.flatMap(({ frozenVisit }) => frozenVisit ?? []);
  const { address } = server;
  if (frozen[0]) {
    const alone = await openAlone(frozen[0], { browser: await launch(), address, cookiesOf });
    return { findings: alone, unchecked: [] };
  }
  const findings = journeys.flatMap((journey) => journey.findings);
  if (findings.length || !isWhole) return { findings, unchecked: [] };
  const routes = new Map(
    journeys.flatMap(({ routes: found }, index) => {
      const area = candidate.concerned[index];
      return area && found ? [[area.name, found] as const] : [];
    }),
  );
  const plan = { roles, parameters };
  const { store, sources = [] } = options;
  const environment = await hashEnvironment(candidate, {
    plan,
    browser: browser.version(),
    standIn: sources,
  });
  const known = await KnownPages.open(store, candidate, environment);
  return openEveryPage(candidate, { browser, launch, address, cookiesOf, routes, plan, known });
}
