import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PERSON_HEADER, type Problem } from 'shared-api/contract';
import { createTestRestaurant, orderBodyOf, type TestRestaurant } from '../../features/restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
  kitchen = await createTestRestaurant(service);
});
after(() => service.close());

const madeFor = (person: string) => ({ headers: { [PERSON_HEADER]: person } });

async function orderOn(client: TestClient, person: string) {
  const { status, body } = await client.post<Problem>('/api/orders', orderBodyOf(kitchen), madeFor(person));
  return status === 201 ? status : [status, body.code];
}

test('an order is taken only from the person whose page it was made on', async () => {
  const { client, user } = await service.as('USER');
  const refused = [409, 'other_person'];
  assert.deepEqual(await orderOn(client, 'guest'), refused);
  assert.deepEqual(await orderOn(client, kitchen.user.id), refused);
  assert.deepEqual(await orderOn(service.guest(), user.id), refused);
  assert.equal(await orderOn(client, user.id), 201);
  assert.equal(await orderOn(service.guest(), 'guest'), 201);
  assert.deepEqual((await client.get<unknown[]>(`/api/orders/user/${user.id}`)).body.length, 1);
});

test('an admin saves no menu on its owner’s page', async () => {
  const { client } = await service.as('ADMIN');
  const path = `/api/restaurant/${kitchen.restaurant.id}`;
  const { status, body } = await client.put<Problem>(path, { deliveryFee: 3 }, madeFor(kitchen.user.id));
  assert.deepEqual([status, body.code], [409, 'other_person']);
});

test('without a session the caller is asked to sign in, and signing in and out is open to everybody', async () => {
  const { user } = await service.as('USER');
  const guest = service.guest();
  assert.equal((await guest.get('/api/notifications', madeFor(user.id))).status, 401);
  assert.equal((await guest.get('/auth/me', madeFor(user.id))).status, 200);
  assert.equal((await kitchen.owner.get('/auth/me', madeFor('guest'))).status, 200);
});
