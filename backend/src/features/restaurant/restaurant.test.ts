import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Problem, Restaurant, RestaurantSummary } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

const NEW = { name: "L'Étoile du Désert", description: 'Camel and couscous' };

test('creates a provider’s own restaurant with a slug from its name', async () => {
  const { client, user } = await service.as('PROVIDER');
  const strange = await createTestRestaurant(service);
  const made = await client.post<Restaurant>('/api/restaurant', {
    ...NEW,
    provider: { id: strange.restaurant.provider.id },
    id: randomUUID(),
    isPublic: true,
  });
  assert.equal(made.status, 201);
  assert.equal(made.body.provider.slug, 'letoile-du-desert');
  assert.notEqual(made.body.provider.id, strange.restaurant.provider.id);
  assert.deepEqual(made.body.menu, []);
  assert.equal(made.body.version, 1);
  const second = await client.post<Restaurant>('/api/restaurant', NEW);
  assert.equal(second.body.provider.slug, 'letoile-du-desert-2');
  const mine = await client.get<RestaurantSummary[]>('/api/restaurant/mine');
  assert.deepEqual(mine.body.map(({ id }) => id).sort(), [made.body.id, second.body.id].sort());
  const { owner_id: ownerId } = (await service.context.db.first<{ owner_id: string }>(
    { name: 'test.owner', text: 'SELECT owner_id FROM restaurant WHERE id = $1' },
    [made.body.id],
  )) ?? { owner_id: '' };
  assert.equal(ownerId, user.id);
});

test('creates one restaurant of a repeated request under its key', async () => {
  const { client } = await service.as('PROVIDER');
  const { client: stranger } = await service.as('PROVIDER');
  const headers = { 'idempotency-key': randomUUID() };
  const regions = new Map([
    [client, 'Adrar'],
    [stranger, 'Assaba'],
  ]);
  const create = (as: typeof client) =>
    as.send<Restaurant>('POST', '/api/restaurant', {
      json: { ...NEW, name: 'Sous la tente', region: regions.get(as) },
      headers,
    });
  const replies = await Promise.all([create(client), create(client), create(client)]);
  replies.push(await create(client));
  assert.deepEqual(
    replies.map(({ status }) => status),
    [201, 201, 201, 201],
  );
  assert.equal(new Set(replies.map(({ body }) => body.id)).size, 1);
  assert.equal((await client.get<RestaurantSummary[]>('/api/restaurant/mine')).body.length, 1);
  assert.notEqual((await create(stranger)).body.id, replies[0]?.body.id);
});

test('creates a restaurant for the provider that an admin names', async () => {
  const { client: admin } = await service.as('ADMIN');
  const kitchen = await createTestRestaurant(service);
  const made = await admin.post<Restaurant>('/api/restaurant', {
    ...NEW,
    provider: kitchen.restaurant.provider,
  });
  assert.equal(made.status, 201);
  const mine = await kitchen.owner.get<RestaurantSummary[]>('/api/restaurant/mine');
  assert.ok(mine.body.some(({ id }) => id === made.body.id));
  for (const provider of [undefined, { id: randomUUID() }]) {
    const refused = await admin.post<Problem>('/api/restaurant', { ...NEW, provider });
    assert.equal(refused.status, 400);
    assert.equal(refused.body.errors?.[0]?.path, 'provider.id');
  }
});

test('requires a name, a description and a role to create a restaurant', async () => {
  const { client: provider } = await service.as('PROVIDER');
  for (const body of [{}, { name: ' ', description: 'x' }, { name: 'x' }, { ...NEW, region: 'Paris' }]) {
    assert.equal((await provider.post('/api/restaurant', body)).status, 400);
  }
  const wrongCommune = { ...NEW, region: 'Trarza', commune: 'Atar' };
  assert.equal((await provider.post('/api/restaurant', wrongCommune)).status, 400);
  const wrongPhone = await provider.post<Problem>('/api/restaurant', { ...NEW, phone: '12345678' });
  assert.equal(wrongPhone.body.code, 'phone_invalid');
  assert.equal((await service.guest().post('/api/restaurant', NEW)).status, 401);
  const { client: customer } = await service.as('USER');
  assert.equal((await customer.post('/api/restaurant', NEW)).status, 403);
});

test('shows an unapproved restaurant only to its owner and admins', async () => {
  const { owner, restaurant, user } = await createTestRestaurant(service, { user: { confirmed: false } });
  const { client: admin } = await service.as('ADMIN');
  const path = `/api/restaurant/${restaurant.id}`;
  const bySlug = `/api/providers/restaurant/slug/${restaurant.provider.slug}`;
  for (const client of [owner, admin]) {
    assert.equal((await client.get<Restaurant>(path)).body.isPublic, false);
    assert.equal((await client.get(bySlug)).status, 200);
  }
  const other = await createTestRestaurant(service);
  for (const client of [service.guest(), other.owner]) {
    assert.equal((await client.get(path)).status, 404);
    assert.equal((await client.get(bySlug)).status, 404);
    const list = await client.get<RestaurantSummary[]>(`/api/restaurant/provider/${restaurant.provider.id}`);
    assert.deepEqual(list.body, []);
  }
  await admin.put(`/api/user/${user.id}/confirm`);
  assert.equal((await service.guest().get<Restaurant>(path)).body.isPublic, true);
  assert.equal((await service.guest().get<Restaurant>(bySlug)).body.id, restaurant.id);
  await admin.put(`/api/user/${user.id}/confirm`, { confirmed: false });
  assert.equal((await service.guest().get(path)).status, 404);
});

test('changes only the given fields, against the revision that was read', async () => {
  const { owner, restaurant } = await createTestRestaurant(service, {
    fields: { landmark: 'Near the well' },
  });
  const path = `/api/restaurant/${restaurant.id}`;
  const changes = {
    name: 'Chez Awa',
    region: 'Trarza',
    commune: 'Rosso',
    minimumOrder: 150.5,
    deliveryFee: 30,
    prepMinutes: 25,
    deliveryMinutes: 35,
    phone: '2255010119',
    category: 'seafood',
    version: restaurant.version,
  };
  const saved = await owner.put<Restaurant>(path, changes);
  assert.equal(saved.status, 200);
  const { version, ...expected } = changes;
  assert.partialDeepStrictEqual(saved.body, { ...expected, landmark: 'Near the well', version: version + 1 });
  assert.equal(saved.body.provider.slug, restaurant.provider.slug);
  assert.equal(saved.body.menu.length, 1);

  const late = await owner.put<Problem>(path, { name: 'Late', version });
  assert.equal(late.status, 409);
  assert.equal(late.body.code, 'conflict');
  assert.deepEqual(late.body.current, saved.body);

  const moved = await owner.put<Restaurant>(path, { region: 'Adrar' });
  assert.equal(moved.body.commune, null);
  assert.equal((await owner.put(path, { commune: 'Rosso' })).status, 400);
});

test('accepts exactly one of two saves from the same revision', async () => {
  const { owner, restaurant } = await createTestRestaurant(service);
  const replies = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map((name) =>
      owner.put(`/api/restaurant/${restaurant.id}`, { name, version: restaurant.version }),
    ),
  );
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409, 409, 409]);
});

test("answers calls for another's restaurant like those for an absent one", async () => {
  const { restaurant, items } = await createTestRestaurant(service);
  const { owner: stranger } = await createTestRestaurant(service);
  const { client: customer } = await service.as('USER');
  for (const id of [restaurant.id, randomUUID(), 'nonsense']) {
    const item = items[0]?.id;
    assert.equal((await stranger.put(`/api/restaurant/${id}`, { name: 'Mine' })).status, 404);
    assert.equal((await stranger.delete(`/api/restaurant/${id}`)).status, 404);
    assert.equal((await stranger.post(`/api/restaurant/${id}/restore`)).status, 404);
    const availability = { soldOutUntil: null };
    assert.equal(
      (await stranger.put(`/api/restaurant/${id}/item/${item}/availability`, availability)).status,
      404,
    );
    const form = new FormData();
    assert.equal((await stranger.send('POST', `/api/restaurant/${id}/upload`, { form })).status, 404);
  }
  assert.equal((await customer.put(`/api/restaurant/${restaurant.id}`, { name: 'Mine' })).status, 403);
  assert.equal((await service.guest().delete(`/api/restaurant/${restaurant.id}`)).status, 401);
});

test('removes a restaurant from all lists, and restores it', async () => {
  const { owner, restaurant } = await createTestRestaurant(service);
  const path = `/api/restaurant/${restaurant.id}`;
  assert.equal((await owner.delete(path)).status, 204);
  assert.equal((await owner.delete(path)).status, 404);
  assert.equal((await owner.get(path)).status, 404);
  assert.deepEqual((await owner.get('/api/restaurant/mine')).body, []);
  const list = await service.guest().get<RestaurantSummary[]>('/api/restaurant');
  assert.ok(!list.body.some(({ id }) => id === restaurant.id));
  const { client: admin } = await service.as('ADMIN');
  const all = await admin.get<RestaurantSummary[]>('/api/restaurant?scope=all');
  assert.ok(all.body.find(({ id }) => id === restaurant.id)?.removedAt);
  const restored = await owner.post<Restaurant>(`${path}/restore`);
  assert.equal(restored.status, 200);
  assert.equal(restored.body.menu.length, 1);
  assert.equal((await service.guest().get(path)).status, 200);
});

test('removes the restaurants of a deleted owner for good', async () => {
  const { owner, restaurant, user } = await createTestRestaurant(service);
  const { client: admin } = await service.as('ADMIN');
  assert.equal((await owner.delete(`/api/user/${user.id}`)).status, 204);
  assert.equal((await service.guest().get(`/api/restaurant/${restaurant.id}`)).status, 404);
  assert.equal((await admin.post(`/api/restaurant/${restaurant.id}/restore`)).status, 404);
});
