import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AreaReport, PageReport, ReleaseHealth } from '../../contract/index.ts';
import { HealthMonitor } from '../health/health-monitor.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { DiskStore } from '../store/disk-store.ts';
import { createTokens, deliverPage, type TestPage } from '../../delivery/testing/delivered-pages.ts';
import { goLive, temporaryStore, writeBuild } from './fixtures.ts';

/** The area that the pages report about. */
export const AREA = 'mf-demo';
/** What an area reports of a page that works. */
export const USED = { area: AREA, isNew: true, isFirstFailure: false, loadFailures: 0, caughtErrors: 0 };
/** What it reports in addition of a page that fails. */
export const FAILING = { isFirstFailure: true, caughtErrors: 2 };
/** Who owns the second version of {@link twoVersions}. */
export const OWNER = { team: 'Demo', teamMail: 'demo@maida.example' };
/** The tokens that the monitors of {@link startMonitor} accept. */
export const TOKENS = createTokens();

/** The report of a page about a version of the area. */
export function reportOf(page: TestPage, version: string, change: Partial<AreaReport> = {}): PageReport {
  return { ...page, areas: [{ ...USED, version, ...change }], samples: [] };
}

interface Visits {
  readonly all: number;
  readonly failed?: number;
  /** What each page reports in addition. */
  readonly change?: Partial<AreaReport>;
  /** Where the first of the networks is. */
  readonly from?: string;
}

/** Delivers a page to each of `all` networks and reports it; the first `failed` of them fail. */
export async function visit(
  { store, monitor }: { store: ReleaseStore; monitor: HealthMonitor },
  version: string,
  { all, failed = 0, change = {}, from = 'network' }: Visits,
): Promise<void> {
  // The monitor caches the registry for 300 ms.
  await sleep(350);
  for (let index = 0; index < all; index += 1) {
    const network = `${from} ${index}`;
    const page = await deliverPage(store, { [AREA]: version }, { network });
    await monitor.report(reportOf(page, version, { ...change, ...(index < failed ? FAILING : {}) }), network);
  }
}

/** A monitor that accepts pages of {@link deliverPage}. */
export function startMonitor(store: ReleaseStore, server = 'one'): HealthMonitor {
  return new HealthMonitor({ store, server, tokens: TOKENS });
}

/** The health of a version as the API shows it. */
export async function healthOf(
  monitor: HealthMonitor,
  store: ReleaseStore,
  version: string,
): Promise<ReleaseHealth> {
  return (await monitor.read((await store.readRegistry()).areas)).of(AREA, version);
}

/** A store with a live version of the area and a second one, and a monitor. */
export async function twoVersions(
  context: TestContext,
): Promise<{ store: DiskStore; first: string; second: string; monitor: HealthMonitor }> {
  const { store } = await temporaryStore(context);
  const first = await goLive(context, store);
  const { release } = await store.release(await writeBuild(context, { marker: 'two', area: OWNER }));
  return { store, first, second: release.version, monitor: startMonitor(store) };
}
