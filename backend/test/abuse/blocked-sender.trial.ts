import type { Order } from 'shared-api/contract';
import { createTestRestaurant, orderBodyOf, place } from '../../src/features/restaurant/testing.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const STORM = 12;
const ATTEMPTS = 40;
const NEIGHBOURS = 30;
const MINUTE_MS = 60_000;

export const trial: AbuseTrial = {
  name: 'order on from a blocked phone, browser or connection',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const kitchen = await createTestRestaurant(service);
    let phones = 2_400_000_000;
    const client = service.guest();
    const phone = String(phones);
    const send = (from: string, changes: object, by = service.guest()) => {
      phones += 1;
      const body = { ...orderBodyOf(kitchen), phone: String(phones), ...changes };
      return by.post<Order>('/api/orders', body, { headers: { 'x-forwarded-for': from } });
    };
    await client.get('/auth/me');
    const { body: first } = await send('198.51.100.20', { phone }, client);
    for (let sent = 1; sent < STORM; sent += 1) await send('198.51.100.20', {});
    const stop = { reason: 'other', block: 'day', includesConnection: true };
    await kitchen.owner.post(`/api/orders/${first.id}/sender/stop`, stop);

    let succeeded = 0;
    for (let sent = 0; sent < ATTEMPTS; sent += 1) {
      const elsewhere = `198.51.101.${sent}`;
      const ways = [
        () => send(elsewhere, { phone }),
        () => send(elsewhere, {}, client),
        () => send('198.51.100.20', {}),
      ];
      if ((await ways[sent % ways.length]?.())?.status === 201) succeeded += 1;
    }
    // Honest customers of that address: with an account at once, the others half an hour later.
    let bothered = 0;
    const { client: customer } = await service.as('USER');
    await place(customer, kitchen, { phone }).catch(() => (bothered += 1));
    service.advance(31 * MINUTE_MS);
    for (let sent = 1; sent < NEIGHBOURS; sent += 1) {
      if ((await send('198.51.100.20', {})).status !== 201) bothered += 1;
      service.advance(MINUTE_MS);
    }
    await service.close();
    return { attempts: ATTEMPTS, succeeded, allowed: 0, honest: NEIGHBOURS, bothered };
  },
};
