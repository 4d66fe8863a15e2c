import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, Restaurant } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { MAX_RESTAURANTS } from './owner-limits.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

let serial = 0;
const create = (client: TestClient) =>
  client.post<Restaurant & Problem>('/api/restaurant', {
    name: `Limit ${(serial += 1)}`,
    description: 'Rice',
  });

async function statusesOf(client: TestClient, count: number): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (const { status } of await Promise.all(Array.from({ length: count }, () => create(client)))) {
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

test('of 20 restaurants at once, an unapproved owner gets two', async () => {
  const { client, user } = await service.as('PROVIDER', { confirmed: false });
  const { unapproved, approved } = MAX_RESTAURANTS;
  assert.deepEqual(await statusesOf(client, 20), { 201: unapproved, 409: 20 - unapproved });
  assert.equal((await create(client)).body.code, 'restaurants_full');
  const { client: admin } = await service.as('ADMIN');
  await admin.put(`/api/user/${user.id}/confirm`, { confirmed: true });
  const more = approved - unapproved;
  assert.deepEqual(await statusesOf(client, more + 3), { 201: more, 409: 3 });
});

test('deleting makes room only after a day', async () => {
  const { client } = await service.as('PROVIDER', { confirmed: false });
  for (let count = 0; count < MAX_RESTAURANTS.unapproved; count += 1) {
    const { body } = await create(client);
    assert.equal((await client.delete(`/api/restaurant/${body.id}`)).status, 204);
  }
  assert.equal((await create(client)).status, 409);
  service.advance(25 * 3_600_000);
  assert.equal((await create(client)).status, 201);
});

test('a declined owner creates nothing', async () => {
  const { client, user } = await service.as('PROVIDER', { confirmed: false });
  await create(client);
  const { client: admin } = await service.as('ADMIN');
  const declined = await admin.put(`/api/confirmations/${user.id}`, {
    decision: 'decline',
    reason: 'Not a kitchen',
  });
  assert.equal(declined.status, 200, declined.text);
  const refused = await create(client);
  assert.deepEqual([refused.status, refused.body.code], [403, 'owner_declined']);
});
