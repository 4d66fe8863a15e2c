import { setTimeout as sleep } from 'node:timers/promises';
import type { AreaReport } from '../../contract/index.ts';
import type { ReleaseStore } from '../../registry/index.ts';
import { goLive, temporaryStore, writeBuild, type Scope } from '../../registry/testing/fixtures.ts';
import { until } from '../../registry/testing/until.ts';
import { openPage, startReportingServer } from './reporting-site.ts';

export const AREA = 'mf-demo';
/** A report of a page on which the area failed. */
export const FAILING: Partial<AreaReport> = { isFirstFailure: true, caughtErrors: 5 };
const WHY = { who: 'test', why: 'test' };
/** After so long reports are counted by the registry as it is now. */
const REGISTRY_MS = 350;

/** A site with an area whose second version is stored and not live yet. */
export async function startPromotionSite(context: Scope) {
  const { store, root } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const first = await goLive(context, store);
  const { release } = await store.release(await writeBuild(context, { marker: 'two' }));
  const server = await startReportingServer(context, { root });
  await settle(server.address, store, first);
  return { store, first, second: release.version, ...server };
}

/** What {@link startPromotionSite} gives. */
export type PromotionSite = Awaited<ReturnType<typeof startPromotionSite>>;

/** Opens a page from each of the networks, and reports what it is told to. */
export async function report(
  { address }: PromotionSite,
  networks: readonly string[],
  change: Partial<AreaReport> = {},
): Promise<void> {
  await Promise.all(networks.map(async (network) => (await openPage(address, network)).report(AREA, change)));
}

/** Waits until pages have the live version, however long a busy server takes, and its set of versions is recorded. */
async function settle(address: string, store: ReleaseStore, live: string): Promise<void> {
  await sleep(REGISTRY_MS);
  const { composition } = await until(
    () => openPage(address, 'nobody'),
    (page) => page.versionOf(AREA) === live,
  );
  await until(
    () => store.findDocument('compositions', `${composition}.json`),
    (text) => text !== undefined,
  );
}

/** Makes the second version live. */
export async function promote(here: PromotionSite): Promise<void> {
  await here.store.promote(AREA, here.second, WHY);
  await settle(here.address, here.store, here.second);
}

/** The live version, after the server has looked at the reports. */
export async function liveVersion({ store, rollback }: PromotionSite): Promise<string | undefined> {
  await rollback.check();
  return (await store.readRegistry()).areas[AREA]?.live;
}
