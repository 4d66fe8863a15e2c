import { farAddress, withOrderTrial } from './order-senders.ts';
import type { AbuseTrial } from './trial.ts';

const ATTEMPTS = 200;
const VICTIM = '2277001122';
/** The open orders of a phone at one restaurant; requests in flight may not see the last of them. */
const ALLOWED = 5;

export const trial: AbuseTrial = {
  name: 'use up a stranger’s phone number from ever new browsers and addresses',
  run: () =>
    withOrderTrial(async ({ service, attacked, honest, order, flood, deliver }) => {
      const client = service.guest();
      const first = await order(attacked, { client, address: '203.0.113.1', phone: VICTIM });
      if (first) await deliver(attacked, first);
      const addresses = Array.from({ length: ATTEMPTS }, (_, index) => farAddress(index));
      const succeeded = await flood(
        attacked,
        addresses.map((address) => ({ address, phone: VICTIM })),
      );
      const { client: account } = await service.as('USER');
      const tries = [
        // The victim in the browser that ordered before, in a new one at another restaurant, and with an account.
        await order(attacked, { client, address: '203.0.113.1', phone: VICTIM }),
        await order(attacked, { client, address: '203.0.113.2', phone: VICTIM }),
        await order(honest, { address: '203.0.113.3', phone: VICTIM }),
        await order(attacked, { client: account, address: '203.0.113.4', phone: VICTIM }),
      ];
      const bothered = tries.filter((placed) => placed === null).length;
      return { attempts: ATTEMPTS, succeeded, allowed: ALLOWED, honest: tries.length, bothered };
    }),
};
