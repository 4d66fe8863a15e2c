import type { OrderStage } from 'shared-api/contract';
import type { TestRestaurant } from '../../src/features/restaurant/testing.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import { freshAddress, listed, MINUTE_MS, openKitchen, order, review } from './ratings.ts';
import type { AbuseTrial } from './trial.ts';

/** What an owner makes of an order whose customer is about to complain. */
const ESCAPES: readonly (readonly OrderStage[])[] = [
  ['confirmed', 'cancelled'],
  ['confirmed', 'pending', 'rejected'],
  ['confirmed', 'pending'],
  ['confirmed'],
  ['confirmed', 'preparing', 'ready'],
  ['confirmed', 'delivered', 'cancelled'],
  ['confirmed', 'delivered', 'ready'],
  ['delivered', 'pending'],
];
/** An owner who did nothing wrong: the order was never accepted. */
const HONEST: readonly (readonly OrderStage[])[] = [['rejected'], ['cancelled'], []];

export const trial: AbuseTrial = {
  name: 'escape a bad review by cancelling, or never ending, the order',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const [escaped, complaints] = [{} as Record<string, number>, [...ESCAPES, ...HONEST]];
    for (const stages of complaints)
      escaped[stages.join(', ') || 'left alone'] = await complain(service, stages);
    const count = (ways: readonly (readonly OrderStage[])[]) =>
      ways.reduce((sum, stages) => sum + (escaped[stages.join(', ') || 'left alone'] ?? 0), 0);
    const refused = count(HONEST) + (await customerCancels(service));
    await service.close();
    return {
      ...{ attempts: ESCAPES.length, succeeded: count(ESCAPES), allowed: 0 },
      ...{ honest: HONEST.length + 1, bothered: HONEST.length + 1 - refused },
    };
  },
};

/** A customer writes one star four hours later; 1 where no visitor sees it. */
async function complain(service: TestService, stages: readonly OrderStage[]): Promise<number> {
  const kitchen = await openKitchen(service, freshAddress());
  const visit = { client: service.guest(), address: freshAddress(), minutes: 0 };
  const placed = await order(kitchen, visit);
  if (!placed) throw new Error('The order was refused');
  let expectedStage = placed.stage;
  for (const stage of stages) {
    const reason = stage === 'rejected' ? { reason: 'busy' } : {};
    const moved = await move(kitchen, placed.id, { stage, expectedStage, ...reason });
    if (moved.status !== 200) throw new Error(moved.text);
    expectedStage = stage;
  }
  service.advance(4 * 60 * MINUTE_MS);
  await review(visit, placed, 1, 'Nothing came');
  return (await listed(service, kitchen)).size === 0 ? 1 : 0;
}

const move = ({ owner }: TestRestaurant, id: string, body: object) =>
  owner.put(`/api/orders/${id}/status`, body);

/** Who cancels an order that nobody has accepted has nothing to review: 1 if so. */
async function customerCancels(service: TestService): Promise<number> {
  const kitchen = await openKitchen(service, freshAddress());
  const { client } = await service.as('USER');
  const visit = { client, address: freshAddress(), minutes: 0 };
  const placed = await order(kitchen, visit);
  if (!placed) throw new Error('The order was refused');
  await client.put(`/api/orders/${placed.id}/status`, { stage: 'cancelled', expectedStage: 'pending' });
  return (await review(visit, placed, 1, 'Never mind')) === null ? 1 : 0;
}
