import { farAddress, withOrderTrial } from './order-senders.ts';
import type { AbuseTrial } from './trial.ts';

const ATTEMPTS = 100;
const DISHES = 99;
const SCHOOLS = 20;

export const trial: AbuseTrial = {
  name: 'order 99 dishes at once, as a guest or with an account that only another restaurant knows',
  run: () =>
    withOrderTrial(async ({ service, attacked, honest, order, deliver }) => {
      let succeeded = 0;
      for (let sent = 0; sent < ATTEMPTS; sent += 1) {
        const { client: account } = await service.as('USER');
        const client = sent % 2 === 0 ? service.guest() : account;
        if (sent % 10 === 1) {
          const small = await order(honest, { client, address: farAddress(1000 + sent) });
          if (small) await deliver(honest, small);
        }
        if (await order(attacked, { client, address: farAddress(sent), quantity: DISHES })) succeeded += 1;
      }
      // Schools order 40 meals as guests, and 90 with an account that the restaurant has delivered to.
      let bothered = 0;
      for (let school = 0; school < SCHOOLS; school += 1) {
        const { client } = await service.as('USER');
        const address = farAddress(2000 + school);
        if (!(await order(honest, { address, quantity: 40 }))) bothered += 1;
        const first = await order(honest, { client, address, quantity: 20 });
        if (first) await deliver(honest, first);
        if (!(await order(honest, { client, address, quantity: 90 }))) bothered += 1;
      }
      return { attempts: ATTEMPTS, succeeded, allowed: 0, honest: SCHOOLS * 2, bothered };
    }),
};
