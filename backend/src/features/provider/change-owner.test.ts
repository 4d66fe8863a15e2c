import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AuditEntry, Notification, Problem, Provider } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';

let service: TestService;
let admin: SignedInClient;

before(async () => {
  service = await startTestService();
  admin = await service.as('ADMIN');
});
after(() => service.close());

const ABSENT = '01a00000-0000-7000-8000-000000000000';

const pathOf = ({ restaurant }: TestRestaurant) => `/api/providers/${restaurant.provider.id}`;

function give(kitchen: TestRestaurant, id: string, client: TestClient = admin.client) {
  return client.put<Provider & Problem>(`${pathOf(kitchen)}/owner`, { user: { id }, reason: 'Sold' });
}

test('an admin transfers a restaurant to another owner with everything that belongs to it', async () => {
  const kitchen = await createTestRestaurant(service);
  const { owner: giver, restaurant } = kitchen;
  const taker = await service.as('PROVIDER', { firstname: 'Oumar', lastname: 'Sow' });
  for (const client of [giver, taker.client]) {
    assert.equal((await give(kitchen, taker.user.id, client)).body.code, 'forbidden');
  }
  const { body } = await give(kitchen, taker.user.id);
  assert.deepEqual(
    [body.user.id, body.name, body.slug],
    [taker.user.id, restaurant.name, restaurant.provider.slug],
  );
  assert.deepEqual((await give(kitchen, taker.user.id)).body, body);
  assert.equal((await giver.get(pathOf(kitchen))).status, 404);
  const rename = (client: TestClient) =>
    client.put(`/api/restaurant/${restaurant.id}`, { name: 'Under new hands' });
  assert.equal((await rename(giver)).status, 404);
  assert.equal((await rename(taker.client)).status, 200);
  const kinds = async (client: TestClient) =>
    (await client.get<Notification[]>('/api/notifications')).body.map(({ kind }) => kind);
  assert.deepEqual(await kinds(giver), ['restaurant_passed_on']);
  assert.deepEqual(await kinds(taker.client), ['restaurant_received']);
  const path = `/api/audit?objectId=${restaurant.provider.id}&action=owner_changed`;
  const [entry, ...others] = (await admin.client.get<AuditEntry[]>(path)).body;
  assert.equal(others.length, 0);
  assert.deepEqual([entry?.reason, entry?.changes.map(({ field }) => field)], ['Sold', ['owner']]);
  assert.ok(!JSON.stringify(entry?.changes).includes(taker.user.email));
});

test('a restaurant cannot be transferred to a customer, and is hidden with an owner who is not approved', async () => {
  const kitchen = await createTestRestaurant(service);
  const customer = await service.createUser();
  for (const id of [ABSENT, customer.id, admin.user.id]) {
    const { status, body } = await give(kitchen, id);
    assert.deepEqual([status, body.errors?.[0]?.path], [400, 'user.id']);
  }
  const waiting = await service.createUser({ role: 'PROVIDER', confirmed: false });
  assert.equal((await give(kitchen, waiting.id)).status, 200);
  const path = `/api/providers/restaurant/slug/${kitchen.restaurant.provider.slug}`;
  assert.equal((await service.guest().get(path)).status, 404);
  await admin.client.put(`/api/confirmations/${waiting.id}`, { decision: 'accept' });
  assert.equal((await service.guest().get(path)).status, 200);
});
