import type { OrderStorm } from 'shared-api/contract';
import { watchOrders } from '../../src/features/order/order-worker.ts';
import { farAddress, withOrderTrial, type TrialSender } from './order-senders.ts';
import type { AbuseTrial } from './trial.ts';

const ATTACK = 60;
const EVENING = 120;
const PAUSE_MS = 30_000;

export const trial: AbuseTrial = {
  name: 'flood three restaurants by guests, by one account and by large baskets, unseen by admins',
  run: () =>
    withOrderTrial(async ({ service, attacked, honest, order, flood }) => {
      const { client: admin } = await service.as('ADMIN');
      const stormy = async (id: string) => {
        await watchOrders(service.context);
        const { body } = await admin.get<OrderStorm[]>('/api/orders/storms');
        return body.some(({ restaurant }) => restaurant.id === id);
      };
      const { client } = await service.as('USER');
      const senders = (of: (index: number) => TrialSender) => Array.from({ length: ATTACK }, (_, i) => of(i));
      // One after the other, two hours apart, so that each is seen by itself.
      const attacks = [
        senders(() => ({ address: '198.51.100.70' })),
        senders((index) => ({ client, address: farAddress(index) })),
        senders((index) => ({ address: farAddress(500 + index), quantity: 99 })),
      ];
      let succeeded = 0;
      for (const attack of attacks) {
        await flood(attacked, attack);
        if (!(await stormy(attacked.restaurant.id))) succeeded += 1;
        service.advance(2 * 3_600_000);
        await watchOrders(service.context);
      }
      // A busy evening of guests and accounts behind an operator's addresses is no storm.
      let bothered = 0;
      for (let sent = 0; sent < EVENING; sent += 1) {
        const own = sent % 3 === 0 ? { client: (await service.as('USER')).client } : {};
        await order(honest, { address: `203.0.113.${String(sent % 8)}`, ...own });
        service.advance(PAUSE_MS);
        if (sent % 10 === 9 && (await stormy(honest.restaurant.id))) bothered += 1;
      }
      return { attempts: attacks.length, succeeded, allowed: 0, honest: EVENING / 10, bothered };
    }),
};
