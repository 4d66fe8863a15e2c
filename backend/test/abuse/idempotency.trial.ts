import { randomUUID } from 'node:crypto';
import type { Order } from 'shared-api/contract';
import { createTestRestaurant, orderBodyOf } from '../../src/features/restaurant/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService, TEST_PASSWORD } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const VICTIMS = 20;

export const trial: AbuseTrial = {
  name: 'get somebody’s order by his idempotency key and the same body',
  async run() {
    const service = await startTestService();
    const kitchen = await createTestRestaurant(service);
    const send = async (client: TestClient, key: string, name: string) => {
      const body = { ...orderBodyOf(kitchen), name };
      const headers = { 'idempotency-key': key };
      return (await client.post<Order>('/api/orders', body, { headers })).body.id;
    };
    let [attempts, succeeded, honest, bothered] = [0, 0, 0, 0];
    for (let count = 0; count < VICTIMS; count += 1) {
      const key = randomUUID();
      const name = `Salma ${String.fromCharCode(65 + count)}`;
      const { email } = await service.createUser();
      const victim = service.guest();
      await victim.post('/auth/login', { email, password: TEST_PASSWORD });
      const id = await send(victim, key, name);
      const { client: user } = await service.as('USER');
      for (const thief of [service.guest(), user, kitchen.owner]) {
        attempts += 1;
        if ((await send(thief, key, name)) === id) succeeded += 1;
      }
      // A phone that lost the reply asks again, and once more after its owner signed out.
      const own = randomUUID();
      const ordered = await send(victim, own, name);
      for (const isSignedIn of [true, false]) {
        honest += 1;
        if (!isSignedIn) await victim.get('/auth/logout');
        if ((await send(victim, own, name)) !== ordered) bothered += 1;
      }
    }
    await service.close();
    return { attempts, succeeded, allowed: 0, honest, bothered };
  },
};
