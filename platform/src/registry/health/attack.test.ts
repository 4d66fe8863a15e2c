import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  AREA,
  FAILING,
  liveVersion,
  promote,
  report,
  startPromotionSite,
  type PromotionSite,
} from '../../delivery/testing/promotion-site.ts';
import { openPage, sendReport } from '../../delivery/testing/reporting-site.ts';
import { findRegression } from './find-regression.ts';
import type { NetworkTally } from './network-sample.ts';

function names(count: number, kind: string): string[] {
  return Array.from({ length: count }, (_, index) => `${kind} ${index}`);
}

describe('a stranger without an account', () => {
  it('takes no release back by four reports with 30 copies of an area, two before and two after it', async (context) => {
    const here = await startPromotionSite(context);
    const flood = async (version: string, change: object) => {
      const used = {
        area: AREA,
        version,
        isNew: true,
        isFirstFailure: false,
        loadFailures: 0,
        caughtErrors: 0,
      };
      const areas = Array.from({ length: 30 }, () => ({ ...used, ...change }));
      for (const network of ['attacker 1', 'attacker 2']) {
        const { composition, token } = await openPage(here.address, network);
        const body = { composition, token, areas, samples: [] };
        assert.equal(await sendReport(here.address, network, body), 204);
      }
    };
    await flood(here.first, {});
    await promote(here);
    await flood(here.second, { ...FAILING, inp: 9000 });
    assert.equal(await liveVersion(here), here.second);
    assert.deepEqual((await here.monitor.readAll()).records(), []);
  });

  it('takes no release back from nine networks, by failures or by delays, with 25 pages from each', async (context) => {
    for (const bad of [FAILING, { inp: 9000 }]) {
      const here = await startPromotionSite(context);
      const attackers = names(9, 'attacker');
      await report(here, [...attackers, ...names(60, 'visitor')], { inp: 40 });
      await promote(here);
      await report(here, names(5, 'visitor'), { inp: 40 });
      for (let round = 0; round < 25; round += 1) await report(here, attackers, bad);
      assert.equal(await liveVersion(here), here.second);
    }
  });

  it('needs ten networks while hardly anybody else visits', async (context) => {
    const here = await startPromotionSite(context);
    await report(here, names(60, 'visitor'));
    await promote(here);
    await report(here, names(9, 'attacker'), FAILING);
    assert.equal(await liveVersion(here), here.second);
    await report(here, ['attacker 9'], FAILING);
    assert.equal(await liveVersion(here), here.first);
  });
});

describe('an office of ten behind one address', () => {
  const openAs = async ({ address }: PromotionSite, persons: readonly string[], change = {}) => {
    for (const person of persons) await (await openPage(address, 'office', person)).report(AREA, change);
  };

  it('is heard when its people are known and everything fails for five of them: nobody else visits', async (context) => {
    const here = await startPromotionSite(context);
    const office = names(10, 'colleague');
    await openAs(here, office.slice(0, 5));
    await promote(here);
    await openAs(here, office.slice(5, 9), FAILING);
    assert.equal(await liveVersion(here), here.second);
    await openAs(here, office.slice(9), FAILING);
    assert.equal(await liveVersion(here), here.first);
    const { change } = await here.store.readRegistry();
    assert.match(change?.why ?? '', /failed on 5 of 5 page loads from 5 persons, its predecessor on 0 of 5/);
  });

  it('takes nothing back when it works for a sixth, or failed before as well', async (context) => {
    for (const { before, sixth } of [
      { before: {}, sixth: {} },
      { before: FAILING, sixth: FAILING },
    ]) {
      const here = await startPromotionSite(context);
      const office = names(11, 'colleague');
      await openAs(here, office.slice(0, 5), before);
      await promote(here);
      await openAs(here, office.slice(5, 10), FAILING);
      await openAs(here, office.slice(10), sixth);
      assert.equal(await liveVersion(here), here.second);
    }
  });

  it('counts as one network when its people are not known, whatever cookies they bring', async (context) => {
    const here = await startPromotionSite(context);
    await report(here, names(60, 'visitor'));
    await promote(here);
    for (const visitor of names(20, 'visitor')) {
      const page = await openPage(here.address, 'office');
      assert.ok(page.token, visitor);
      await page.report(AREA, FAILING);
    }
    assert.equal(await liveVersion(here), here.second);
  });
});

function networks(count: number, failed: number, kind: string): NetworkTally[] {
  return names(count, kind).map((network, index) => {
    return { network, block: network, pages: 1, failed: Number(index < failed), answered: 0, slow: 0 };
  });
}

/** How many networks have to work together to take back a version that is as good as the one before. */
function attackersNeeded(honest: number, before: number, failing: number): number {
  for (let attackers = 0; ; attackers += 1) {
    const bad = networks(attackers, attackers, 'attacker');
    const version = [...networks(honest, Math.round(honest * failing), 'visitor'), ...bad];
    const predecessor = networks(before, Math.round(before * failing), 'visitor');
    const favourable = networks(attackers, 0, 'attacker');
    if (findRegression(version, [...predecessor, ...favourable])) return attackers;
  }
}

it('so many networks have to work together against a good version, by the networks of its visitors (docs/canary.md)', (context) => {
  const rows = [0, 10, 50, 100, 200, 350].map((honest) => ({
    honest,
    // A tenth of the visitors get the canary.
    canary: attackersNeeded(honest, Math.min(Math.max(honest * 9, 100), 400), 0),
    promoted: attackersNeeded(honest, Math.max(honest, 100), 0),
    // 2 % of the pages fail anyhow, as before.
    noisy: attackersNeeded(honest, Math.max(honest, 100), 0.02),
  }));
  for (const row of rows) context.diagnostic(JSON.stringify(row));
  assert.deepEqual(
    rows.map(({ canary, promoted, noisy }) => [canary, promoted, noisy]),
    [
      [10, 10, 10],
      [10, 10, 11],
      [10, 13, 16],
      [12, 18, 23],
      [19, 25, 30],
      [32, 33, 41],
    ],
  );
});
