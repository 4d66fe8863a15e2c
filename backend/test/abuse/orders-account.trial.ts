import { farAddress, withOrderTrial } from './order-senders.ts';
import type { AbuseTrial } from './trial.ts';

const ATTEMPTS = 480;
/** The open unanswered orders of an account at one restaurant; a request in flight may not see the last of them. */
const ALLOWED = 12 + 1;
const BASKETS = 10;
const DAYS = 3;
const DAY_MS = 86_400_000;

export const trial: AbuseTrial = {
  name: 'flood a restaurant with one free account from ever new addresses',
  run: () =>
    withOrderTrial(async ({ service, attacked, honest, order, flood, deliver }) => {
      const { client } = await service.as('USER');
      const addresses = Array.from({ length: ATTEMPTS }, (_, index) => farAddress(index));
      const succeeded = await flood(
        attacked,
        addresses.map((address) => ({ client, address })),
      );
      // A secretary orders for an office, every basket apart.
      let bothered = 0;
      const { client: secretary } = await service.as('USER');
      for (let day = 0; day < DAYS; day += 1) {
        for (let basket = 0; basket < BASKETS; basket += 1) {
          const placed = await order(honest, { client: secretary, address: '203.0.113.9', quantity: 4 });
          if (placed) await deliver(honest, placed);
          else bothered += 1;
          service.advance(10_000);
        }
        service.advance(DAY_MS);
      }
      return { attempts: ATTEMPTS, succeeded, allowed: ALLOWED, honest: DAYS * BASKETS, bothered };
    }),
};
