import { createTestRestaurant, orderBodyOf } from '../../src/features/restaurant/testing.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const MINUTE_MS = 60_000;
const PAUSE_MS = 5000;
const HOUR_MS = 60 * MINUTE_MS;
/** The burst of a dozen, five that come free meanwhile, and one after each wait: 15 s, 30 s, up to two minutes. */
const ALLOWED = 12 + 5 + 32;
const CLASSES = 10;

export const trial: AbuseTrial = {
  name: 'order at a restaurant every 5 s for an hour, each time as a new guest of one address',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const attacked = await createTestRestaurant(service);
    const honest = await createTestRestaurant(service, { prices: [200] });
    let phones = 2_300_000_000;
    const order = async (kitchen: typeof attacked, address: string, quantity: number) => {
      phones += 1;
      const items = kitchen.items.slice(0, 1).map(({ id }) => ({ id, quantity }));
      const body = { ...orderBodyOf(kitchen), items, phone: String(phones) };
      const headers = { 'x-forwarded-for': address };
      return (await service.guest().post('/api/orders', body, { headers })).status === 201;
    };
    let attempts = 0;
    let succeeded = 0;
    const end = service.now() + HOUR_MS;
    while (service.now() < end) {
      attempts += 1;
      if (await order(attacked, '198.51.100.9', 1)) succeeded += 1;
      service.advance(PAUSE_MS);
    }
    // A school orders the 40 meals of each of its classes, from one office, one every few minutes.
    let bothered = 0;
    for (let sent = 0; sent < CLASSES; sent += 1) {
      if (!(await order(honest, '203.0.113.9', 40))) bothered += 1;
      service.advance(3 * MINUTE_MS);
    }
    await service.close();
    return { attempts, succeeded, allowed: ALLOWED, honest: CLASSES, bothered };
  },
};
