import { createTestRestaurant, orderBodyOf } from '../../src/features/restaurant/testing.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

/** The restaurant's burst, and one more for each quarter of a minute that the attack may take. */
const ALLOWED = 12 + 4;
const ATTEMPTS = 480;
const PHONES = 200;
/** Between two honest orders: 200 within an hour. */
const HONEST_PAUSE_MS = 18_000;

export const trial: AbuseTrial = {
  name: 'flood a restaurant with guest orders from one address',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const attacked = await createTestRestaurant(service);
    const popular = await createTestRestaurant(service);
    let phones = 2_000_000_000;
    const order = async (kitchen: typeof attacked, address: string) => {
      phones += 1;
      const body = { ...orderBodyOf(kitchen), phone: String(phones) };
      const headers = { 'x-forwarded-for': address };
      return (await service.guest().post('/api/orders', body, { headers })).status === 201;
    };
    let succeeded = 0;
    for (let sent = 0; sent < ATTEMPTS; sent += 24) {
      const placed = await Promise.all(Array.from({ length: 24 }, () => order(attacked, '198.51.100.1')));
      succeeded += placed.filter(Boolean).length;
    }
    let bothered = 0;
    for (let sent = 0; sent < PHONES; sent += 1) {
      if (!(await order(popular, '203.0.113.7'))) bothered += 1;
      service.advance(HONEST_PAUSE_MS);
    }
    await service.close();
    return { attempts: ATTEMPTS, succeeded, allowed: ALLOWED, honest: PHONES, bothered };
  },
};
