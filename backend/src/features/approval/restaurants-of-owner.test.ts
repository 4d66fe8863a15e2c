import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Approval, Restaurant } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import type { TestService } from '../../../test/support/test-service.ts';
import { create, find, isPublic, nextRegion, publicRestaurant, startApprovals } from './testing.ts';

let service: TestService;
let admin: TestClient;
before(async () => {
  ({ service, admin } = await startApprovals());
});
after(() => service.close());

test('what an owner without approval has waits with the owner, and is accepted with the owner', async () => {
  const { client: owner, user } = await service.as('PROVIDER');
  const { body: made } = await create(owner, { name: 'With the Owner' });
  const confirm = (confirmed: boolean) => admin.put(`/api/user/${user.id}/confirm`, { confirmed });
  await confirm(false);
  assert.equal(await find(made.id), undefined);
  const owners = (await admin.get<Approval[]>('/api/confirmations')).body;
  assert.ok(owners.some(({ restaurants }) => restaurants.some(({ id }) => id === made.id)));
  await confirm(true);
  assert.equal(await isPublic(made.id), true);
});

test('a customer’s role hides what waits, and the role back does not let it through', async () => {
  const { client: owner, user } = await service.as('PROVIDER');
  const { body: made } = await create(owner, { name: 'In and Out' });
  for (const role of ['USER', 'PROVIDER']) {
    await admin.put(`/api/user/${user.id}/role?role=${role}`);
    assert.equal(await isPublic(made.id), false, role);
    assert.equal((await find(made.id)) !== undefined, role === 'PROVIDER');
  }
});

test('approving an owner accepts what the admin saw, not what came or changed after', async () => {
  const region = nextRegion();
  await publicRestaurant('Le Sahara', region);
  const { client: owner, user } = await service.as('PROVIDER', { confirmed: false });
  const { body: first } = await create(owner, { name: 'Sahara Grill', region });
  const [seen] = (await admin.get<Approval[]>('/api/confirmations')).body
    .filter((approval) => approval.user.id === user.id)
    .flatMap(({ restaurants }) => restaurants);
  assert.deepEqual(seen?.closeTo, ['Le Sahara'], 'the admin sees what it is close to');
  const { body: second } = await create(owner, { name: 'Just Now', region });
  const body = { decision: 'accept', seen: [{ id: first.id, name: 'Sahara Grill', region }] };
  assert.equal((await admin.put(`/api/confirmations/${user.id}`, body)).status, 200);
  assert.deepEqual([await isPublic(first.id), await isPublic(second.id)], [true, false]);
  assert.equal((await find(second.id))?.of, 'restaurant');
});

test('the first restaurant of an owner who was approved without one waits', async () => {
  const { client: owner } = await service.as('PROVIDER');
  const storefront = { name: 'Hawa', restaurantName: 'Late Start', description: 'Fish' };
  const place = { region: 'Nouakchott Ouest', commune: 'Ksar' };
  assert.equal((await owner.post('/api/providers', { ...storefront, ...place })).status, 201);
  const [mine] = (await owner.get<Restaurant[]>('/api/restaurant/mine')).body;
  assert.deepEqual([mine?.isPublic, mine?.approval?.of], [false, 'restaurant']);
});
