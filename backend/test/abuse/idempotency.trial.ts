import { randomUUID } from 'node:crypto';
import type { CreateOrder, Order } from 'shared-api/contract';
import { createTestRestaurant, orderBodyOf } from '../../src/features/restaurant/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService, TEST_PASSWORD } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const VICTIMS = 20;

export const trial: AbuseTrial = {
  name: 'get somebody’s order by his idempotency key and the same body',
  async run() {
    const service = await startTestService();
    const send = async (client: TestClient, key: string, body: CreateOrder) => {
      const headers = { 'idempotency-key': key };
      return (await client.post<Order>('/api/orders', body, { headers })).body.id;
    };
    let [attempts, succeeded, honest, bothered] = [0, 0, 0, 0];
    for (let count = 0; count < VICTIMS; count += 1) {
      const key = randomUUID();
      const kitchen = await createTestRestaurant(service);
      const booking = orderBodyOf(kitchen);
      const { email } = await service.createUser();
      const victim = service.guest();
      await victim.post('/auth/login', { email, password: TEST_PASSWORD });
      const id = await send(victim, key, booking);
      const { client: user } = await service.as('USER');
      for (const thief of [service.guest(), user, kitchen.owner]) {
        attempts += 1;
        if ((await send(thief, key, booking)) === id) succeeded += 1;
      }
      // A phone that lost the reply asks again, and once more after its owner signed out.
      const own = randomUUID();
      const another = orderBodyOf(kitchen);
      const ordered = await send(victim, own, another);
      for (const isSignedIn of [true, false]) {
        honest += 1;
        if (!isSignedIn) await victim.get('/auth/logout');
        if ((await send(victim, own, another)) !== ordered) bothered += 1;
      }
    }
    await service.close();
    return { attempts, succeeded, allowed: 0, honest, bothered };
  },
};
