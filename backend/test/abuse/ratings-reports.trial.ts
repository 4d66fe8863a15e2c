import type { TestRestaurant } from '../../src/features/restaurant/testing.ts';
import { at } from '../../src/features/order/testing.ts';

import { startTestService, type TestService } from '../support/test-service.ts';
import { freshAddress, listed, openKitchen, orderAndReview, waiting } from './ratings.ts';
import type { AbuseTrial } from './trial.ts';

const REVIEWS = 5;
/** Browsers in one network, and networks with a browser each. */
const BROWSERS = 30;
const NETWORKS = 40;

export const trial: AbuseTrial = {
  name: 'get rid of good reviews by heaps of reports, or put them before an admin from one network',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const { client: admin } = await service.as('ADMIN');
    const kitchen = await openKitchen(service, freshAddress());
    const ids = await goodReviews(service, kitchen);

    const home = freshAddress();
    for (let browser = 0; browser < BROWSERS; browser += 1) await report(service, ids, home);
    const asked = await waiting(admin, 'reported');
    for (let network = 0; network < NETWORKS; network += 1) await report(service, ids, freshAddress());
    const shown = await listed(service, kitchen);
    const parts = {
      'before an admin, from one network': ids.filter((id) => asked.has(id)).length,
      'off the page': ids.filter((id) => !shown.has(id)).length,
    };

    // Three visitors report an insult; an admin sees and removes it.
    const insult = await orderAndReview(service, kitchen, guest(service), { text: 'You thieves', rating: 1 });
    for (let visitor = 0; visitor < 3; visitor += 1)
      await report(service, [insult?.id ?? ''], freshAddress());
    const isSeen = (await waiting(admin, 'reported')).has(insult?.id ?? '');
    const decision = { decision: 'remove', reason: 'Insults' };
    await admin.put(`/api/reviews/${insult?.id}/decision`, decision);
    const isRemoved = !(await listed(service, kitchen)).has(insult?.id ?? '');
    await service.close();
    return {
      attempts: REVIEWS * (BROWSERS + NETWORKS),
      succeeded: Object.values(parts).reduce((sum, count) => sum + count, 0),
      ...{ allowed: 0, honest: 3, bothered: isSeen && isRemoved ? 0 : 3, parts },
    };
  },
};

const guest = (service: TestService) => ({ client: service.guest(), address: freshAddress(), minutes: 20 });

async function goodReviews(service: TestService, kitchen: TestRestaurant): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < REVIEWS; index += 1) {
    const written = await orderAndReview(service, kitchen, guest(service));
    if (written) ids.push(written.id);
  }
  return ids;
}

/** A new browser reports these reviews, as fast as it may. */
async function report(service: TestService, ids: readonly string[], address: string): Promise<void> {
  const client = service.guest();
  for (const id of ids) await client.post(`/api/reviews/${id}/report`, undefined, at(address));
  service.advance(60_000);
}
