import { SEARCH_RATE } from '../../src/features/restaurant/search-limit.ts';
import { createTestRestaurant } from '../../src/features/restaurant/testing.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const ATTEMPTS = 3000;
const AT_ONCE = 50;
const GATEWAY = '41.188.0.7';
const PHONES = 60;
const SEARCHES = 4;

export const trial: AbuseTrial = {
  name: 'keep the database busy with ever new searches from one network',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    await createTestRestaurant(service);
    const search = async (q: string, address: string) =>
      (await service.guest().get(`/api/restaurant?q=${q}`, { headers: { 'x-forwarded-for': address } }))
        .status;

    const startedAt = performance.now();
    let succeeded = 0;
    for (let count = 0; count < ATTEMPTS; count += AT_ONCE) {
      const statuses = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => search(`x${count + index}`, '203.0.113.9')),
      );
      succeeded += statuses.filter((status) => status === 200).length;
    }
    const elapsedMs = performance.now() - startedAt;

    // Dinner time behind an operator's gateway: each phone searches a few times, at most once a second.
    let bothered = 0;
    for (let second = 0; second < SEARCHES; second += 1) {
      const statuses = await Promise.all(
        Array.from({ length: PHONES }, (_, phone) => search(`dish${phone}-${second}`, GATEWAY)),
      );
      bothered += statuses.filter((status) => status !== 200).length;
      service.advance(1000);
    }
    await service.close();
    const allowed = SEARCH_RATE.burst + Math.ceil(elapsedMs / SEARCH_RATE.intervalMs) + 1;
    return { attempts: ATTEMPTS, succeeded, allowed, honest: PHONES * SEARCHES, bothered };
  },
};
