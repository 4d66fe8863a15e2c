import type { Browser } from 'playwright-core';
import type { FailureSample } from '../../contract/report.ts';
import type { BuiltRelease } from '../../store/index.ts';
import type { Finding } from './finding.ts';
import { FrozenPageError, OpenPage } from './open-page.ts';
import type { Visit } from './plan.ts';
import type { SetServer } from './serve-set.ts';

/** An area must appear on its page within this time. */
const TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 50;

/** What a journey works with. */
export interface JourneyOptions {
  readonly browser: Browser;
  readonly server: SetServer;
  readonly cookiesOf: (role: string) => Readonly<Record<string, string>>;
}

/** What a journey found, and the paths of the routes of the area's module. */
export interface JourneyReport {
  readonly findings: readonly Finding[];
  readonly routes?: readonly string[];
  /** The journey, when its page did not answer. */
  readonly frozenVisit?: Visit;
}

/** Opens the first page of an area as a visitor does who follows a link, and waits for the page's own report. */
export async function takeJourney(release: BuiltRelease, options: JourneyOptions): Promise<JourneyReport> {
  const mount = release.area?.mounts.find(({ path }) => !path.includes(':'));
  if (!mount) return { findings: [] };
  const { browser, server, cookiesOf } = options;
  const [role = ''] = mount.roles ?? [];
  const path = mount.path.replace(/\/?\*$/, '') || '/';
  const visit = { release, path, role, language: 'en' } as const;
  const page = await OpenPage.open(browser, {
    address: server.address,
    cookies: cookiesOf(role),
    language: 'en',
  });
  try {
    await page.goTo(path);
    const failure = await waitForArea(page, release, server);
    // A module that does not load throws again.
    const routes = failure || page.hasFaults ? undefined : await page.call('readRoutes', release.entryGlobal);
    const faults = page.takeFaults().map((fault): Finding => ({ ...fault, release, visit }));
    await page.close();
    if (faults.length || failure === undefined) return { findings: faults, ...(routes ? { routes } : {}) };
    return { findings: [{ kind: 'load', what: failure.what, stack: failure.stack, release, visit }] };
  } catch (error) {
    if (!(error instanceof FrozenPageError)) throw error;
    return { findings: [], frozenVisit: visit };
  }
}

/** Waits until the page reports that the area has loaded; returns what is wrong, or undefined. */
async function waitForArea(page: OpenPage, release: BuiltRelease, { reports }: SetServer) {
  const end = Date.now() + TIMEOUT_MS;
  // What has gone wrong already says more than that nothing appears.
  while (Date.now() < end && !page.hasFaults) {
    const failure = reports.flatMap(({ samples }) => samples).find(({ area }) => area === release.name);
    if (failure) return { what: describe(failure), stack: failure.at ?? '' };
    if (reports.some(({ areas }) => areas.some(isReportOf(release)))) return undefined;
    await page.page.waitForTimeout(POLL_INTERVAL_MS);
    // Makes the page send its report, as it does when it may be closed.
    await page.page.evaluate('window.dispatchEvent(new Event("pagehide"))').catch(() => undefined);
  }
  if (page.hasFaults) return undefined;
  return { what: `it did not load within ${String(TIMEOUT_MS / 1000)} s`, stack: '' };
}

function isReportOf({ name, version }: BuiltRelease) {
  return (report: { area: string; version: string; isNew: boolean }) =>
    report.area === name && report.version === version && report.isNew;
}

function describe({ kind, name }: FailureSample): string {
  return kind === 'load' ? 'its code could not be loaded' : `a ${name} while it was on screen`;
}
