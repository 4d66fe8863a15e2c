import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ReleaseService } from '../release/release-service.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { PASSING_GATE } from '../testing/gates.ts';
import { openPage, startReportingServer } from '../testing/reporting-site.ts';

const SHARE = 0.3;
const AREA = 'mf-demo';

/** One visitor's page load, with a report of the area's health. Returns the area's version. */
async function visit(
  address: string,
  network: string,
  doesFail: (version: string) => boolean,
): Promise<string> {
  const page = await openPage(address, network);
  const version = page.versionOf(AREA);
  const isFailing = doesFail(version);
  await page.report(AREA, { isFirstFailure: isFailing, caughtErrors: Number(isFailing) });
  return version;
}

it('two servers roll a failing canary back once, while visitors keep coming', async (context) => {
  const { store, root } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const live = await goLive(context, store);
  const servers = await Promise.all(
    ['one', 'two'].map((name) => startReportingServer(context, { root, name })),
  );
  for (const { rollback } of servers) rollback.start();
  const { release } = await store.release(await writeBuild(context, { marker: 'bad' }));
  const service = new ReleaseService({ store, gate: PASSING_GATE });
  await service.canary({ area: AREA, version: release.version, share: SHARE, why: 'a few first' }, 'amina');
  let [all, canaries] = [0, 0];
  const end = Date.now() + 90_000;
  const isTried = async () => (await store.readRegistry()).areas[AREA]?.canary !== undefined;
  while ((await isTried()) && Date.now() < end) {
    const versions = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        visit(
          servers[index % 2]?.address ?? '',
          `visitor ${all + index}`,
          (version) => version === release.version && index % 3 === 0,
        ),
      ),
    );
    all += versions.length;
    canaries += versions.filter((version) => version === release.version).length;
  }
  const [change] = (await service.readHistory(1)).changes;
  assert.deepEqual([change?.kind, change?.who, change?.isAutomatic], ['rollback', 'platform', true]);
  assert.match(
    change?.why ?? '',
    /was rolled back: it failed on \d+ of \d+ page loads from \d+ networks, its predecessor on 0 of/,
  );
  assert.equal((await store.readRegistry()).areas[AREA]?.live, live);
  // Within 4 standard deviations of the share, plus a margin: servers see the rollback a moment later.
  const bound = 4 * Math.sqrt((SHARE * (1 - SHARE)) / all) + 0.05;
  assert.ok(Math.abs(canaries / all - SHARE) < bound, `${canaries} of ${all}`);
  assert.equal((await store.readHistory(10)).length, 4);
});
