import { createTestRestaurant, place } from '../../src/features/restaurant/testing.ts';
import { STREAM_LIMITS } from '../../src/infra/stream/stream-slots.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const ATTEMPTS = 1200;
const CUSTOMERS = 20;

export const trial: AbuseTrial = {
  name: 'hold 1,200 streams of one order and of one network, so that nobody else gets one',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const kitchen = await createTestRestaurant(service);
    const replies: Response[] = [];
    const open = async (client: typeof kitchen.owner, path: string, address: string) => {
      const reply = await client.fetch('GET', path, { headers: { 'x-forwarded-for': address } });
      replies.push(reply);
      return reply.status === 200;
    };
    const trackingOf = async (client = service.guest()) => {
      const order = await place(client, kitchen);
      return `/api/orders/track/${String(order.trackingToken)}/events`;
    };
    const { client: attacker } = await service.as('USER');
    const path = await trackingOf(attacker);
    const parts = { order: 0, network: 0 };
    for (let count = 0; count < ATTEMPTS / 2; count += 1) {
      if (await open(service.guest(), path, `198.51.${String(count % 200)}.1`)) parts.order += 1;
    }
    const accounts = await Promise.all(Array.from({ length: 15 }, () => service.as('USER')));
    for (let count = 0; count < ATTEMPTS / 2; count += 1) {
      const client = accounts[count % accounts.length]?.client ?? attacker;
      if (await open(client, '/api/events', '203.0.113.5')) parts.network += 1;
    }

    let bothered = Number(!(await open(kitchen.owner, '/api/events', '203.0.113.5')));
    for (let count = 0; count < CUSTOMERS; count += 1) {
      const { client } = await service.as('USER');
      if (!(await open(client, await trackingOf(client), `192.0.2.${String(count)}`))) bothered += 1;
    }
    for (const { body } of replies) await body?.cancel();
    await service.close();
    return {
      ...{ attempts: ATTEMPTS, succeeded: parts.order + parts.network },
      ...{ allowed: STREAM_LIMITS.topic + STREAM_LIMITS.network, honest: 1 + CUSTOMERS, bothered, parts },
    };
  },
};
