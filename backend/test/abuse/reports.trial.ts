import {
  FAILING,
  liveVersion,
  promote,
  report,
  startPromotionSite,
  type PromotionSite,
} from 'platform/delivery/testing';
import type { AbuseTrial } from './trial.ts';
import { withScope } from './with-scope.ts';

/** One fewer than take a release back (docs/canary.md). */
const NETWORKS = 9;
const PAGES = 25;
/** Two ways to say that a version is bad. */
const COMPLAINTS = [FAILING, { inp: 9000 }];
const VISITORS = 60;

const names = (count: number, kind: string) =>
  Array.from({ length: count }, (_, index) => `${kind} ${index}`);

const onSite = (act: (site: PromotionSite) => Promise<void>) =>
  withScope(async (scope) => act(await startPromotionSite(scope)));

export const trial: AbuseTrial = {
  name: `take a good release back by reports of failures and delays from ${NETWORKS} networks`,
  async run() {
    let [succeeded, bothered] = [0, 0];
    for (const complaint of COMPLAINTS) {
      await onSite(async (site) => {
        await report(site, [...names(NETWORKS, 'attacker'), ...names(VISITORS, 'visitor')], { inp: 40 });
        await promote(site);
        for (let page = 0; page < PAGES; page += 1)
          await report(site, names(NETWORKS, 'attacker'), complaint);
        if ((await liveVersion(site)) !== site.second) succeeded += 1;
      });
    }
    // Visitors of a release that fails for each of them have to be heard.
    await onSite(async (site) => {
      await report(site, names(VISITORS, 'visitor'), { inp: 40 });
      await promote(site);
      await report(site, names(VISITORS / 4, 'visitor'), FAILING);
      if ((await liveVersion(site)) !== site.first) bothered += 1;
    });
    return {
      ...{ attempts: COMPLAINTS.length * PAGES * NETWORKS, succeeded, allowed: 0 },
      ...{ honest: VISITORS / 4, bothered: bothered * (VISITORS / 4) },
    };
  },
};
