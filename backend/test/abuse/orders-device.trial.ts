import { farAddress, withOrderTrial } from './order-senders.ts';
import type { AbuseTrial } from './trial.ts';

const ATTEMPTS = 200;
const ALLOWED = 6;
const EVENINGS = 10;
const EVENING_MS = 20 * 3_600_000;

export const trial: AbuseTrial = {
  name: 'flood a restaurant from one browser with ever new phones and addresses',
  run: () =>
    withOrderTrial(async ({ service, attacked, honest, order, flood, deliver }) => {
      const client = service.guest();
      await client.get('/auth/me');
      const addresses = Array.from({ length: ATTEMPTS }, (_, index) => farAddress(index));
      const succeeded = await flood(
        attacked,
        addresses.map((address) => ({ client, address })),
      );
      // A family with one tablet: three orders of three phones every evening.
      let bothered = 0;
      const tablet = service.guest();
      for (let evening = 0; evening < EVENINGS; evening += 1) {
        for (const phone of ['2277010101', '2277010102', '2277010103']) {
          const placed = await order(honest, { client: tablet, address: '203.0.113.5', phone });
          if (placed) await deliver(honest, placed);
          else bothered += 1;
        }
        service.advance(EVENING_MS);
      }
      return { attempts: ATTEMPTS, succeeded, allowed: ALLOWED, honest: EVENINGS * 3, bothered };
    }),
};
