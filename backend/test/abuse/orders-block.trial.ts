import { withOrderTrial } from './order-senders.ts';
import type { AbuseTrial } from './trial.ts';

const ATTEMPTS = 480;
const NETWORKS = 40;
/** The burst of the block at one restaurant, and one for each 5 s that the attack may take. */
const ALLOWED = 40 + 6;
const NEIGHBOURS = 200;
const HOUR_MS = 3_600_000;

export const trial: AbuseTrial = {
  name: 'flood a restaurant from the 40 /64s of one IPv6 /56',
  run: () =>
    withOrderTrial(async ({ service, attacked, honest, order, flood }) => {
      const group = (index: number) => (0xa000 + (index % NETWORKS)).toString(16);
      const succeeded = await flood(
        attacked,
        Array.from({ length: ATTEMPTS }, (_, index) => ({
          address: `2001:db8:7:${group(index)}::${String(index)}`,
        })),
      );
      // Phones of one operator's /48, each with a /64, in waves of ten within an hour.
      let bothered = 0;
      for (let phone = 0; phone < NEIGHBOURS; phone += 1) {
        const address = `2001:db8:9:${phone.toString(16)}::1`;
        if (!(await order(honest, { address }))) bothered += 1;
        if (phone % 10 === 9) service.advance(HOUR_MS / (NEIGHBOURS / 10));
      }
      return { attempts: ATTEMPTS, succeeded, allowed: ALLOWED, honest: NEIGHBOURS, bothered };
    }),
};
