import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MAX_FAVOURITES, type Problem, type RestaurantSummary } from 'shared-api/contract';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

const ABSENT = '01a00000-0000-7000-8000-000000000000';
let service: TestService;
let kitchens: TestRestaurant[];

before(async () => {
  service = await startTestService();
  kitchens = [];
  for (let count = 0; count < 3; count += 1) kitchens.push(await createTestRestaurant(service));
});
after(() => service.close());

const idOf = (index: number) => kitchens[index]?.restaurant.id ?? '';
const path = (id: string) => `/api/favourites/${id}`;
const merge = (client: TestClient, restaurantIds: readonly string[]) =>
  client.post<RestaurantSummary[]>('/api/favourites', { restaurantIds });

async function marked(client: TestClient): Promise<string[]> {
  const { status, body } = await client.get<RestaurantSummary[]>('/api/favourites');
  assert.equal(status, 200);
  return body.map(({ id }) => id);
}

test('adding and removing a favourite can be repeated', async () => {
  const { client } = await service.as('USER');
  assert.deepEqual(await marked(client), []);
  for (const index of [0, 1, 0]) {
    assert.equal((await client.put(path(idOf(index)))).status, 204);
    service.advance(10);
  }
  assert.deepEqual(await marked(client), [idOf(1), idOf(0)], 'the last marked first');
  assert.equal((await client.delete(path(idOf(1)))).status, 204);
  assert.equal((await client.delete(path(idOf(1)))).status, 204);
  assert.equal((await client.delete(path(ABSENT))).status, 204);
  assert.deepEqual(await marked(client), [idOf(0)]);
});

test('the list has the fields of a card', async () => {
  const { client } = await service.as('USER');
  await client.put(path(idOf(0)));
  const [favourite] = (await client.get<RestaurantSummary[]>('/api/favourites')).body;
  const [listed] = (await service.guest().get<RestaurantSummary[]>('/api/restaurant')).body.filter(
    ({ id }) => id === idOf(0),
  );
  assert.deepEqual(favourite, listed);
});

test('every user has their own list, signed-out visitors have none', async () => {
  const [one, other] = [await service.as('USER'), await service.as('PROVIDER')];
  await one.client.put(path(idOf(0)));
  assert.deepEqual(await marked(other.client), []);
  await other.client.delete(path(idOf(0)));
  assert.deepEqual(await marked(one.client), [idOf(0)]);
  const guest = service.guest();
  assert.equal((await guest.get<Problem>('/api/favourites')).body.code, 'unauthorized');
  assert.equal((await guest.put<Problem>(path(idOf(0)))).body.code, 'unauthorized');
});

test('a hidden restaurant cannot become a favourite', async () => {
  const { client } = await service.as('USER');
  const hidden = await createTestRestaurant(service, { user: { confirmed: false } });
  for (const id of [ABSENT, hidden.restaurant.id, 'nonsense']) {
    const { status, body } = await client.put<Problem>(path(id));
    assert.deepEqual([status, body.code], [404, 'not_found']);
  }
});

test('a favourite reappears with its restaurant', async () => {
  const { client } = await service.as('USER');
  const kitchen = await createTestRestaurant(service);
  const { id } = kitchen.restaurant;
  await client.put(path(id));
  await kitchen.owner.delete(`/api/restaurant/${id}`);
  assert.deepEqual(await marked(client), []);
  await kitchen.owner.post(`/api/restaurant/${id}/restore`);
  assert.deepEqual(await marked(client), [id]);
});

test("merges the device's list into the account's, without unknown restaurants", async () => {
  const { client } = await service.as('USER');
  await client.put(path(idOf(2)));
  service.advance(1000);
  const { status, body } = await merge(client, [idOf(1), ABSENT, idOf(2), idOf(0), idOf(1)]);
  assert.equal(status, 200);
  const expected = [idOf(1), idOf(0), idOf(2)];
  assert.deepEqual(
    body.map(({ id }) => id),
    expected,
  );
  assert.equal((await merge(client, [])).body.length, 3);
  assert.deepEqual(await marked(client), expected);
});

test('refuses to merge too many or invalid ids', async () => {
  const { client } = await service.as('USER');
  const many = Array.from({ length: MAX_FAVOURITES + 1 }, () => ABSENT);
  for (const restaurantIds of [many, ['nonsense'], 'x', undefined]) {
    const { status, body } = await client.post<Problem>('/api/favourites', { restaurantIds });
    assert.deepEqual([status, body.code], [400, 'validation_failed']);
  }
});

/** Gives a user the maximum of favourites, none of them public. */
async function fill(userId: string): Promise<void> {
  await service.context.db.execute(
    {
      name: 'test.fill-favourites',
      text: `WITH copies AS (SELECT gen_random_uuid() AS id, 'filler-' || n AS slug FROM generate_series(1, $2::int) n),
               providers AS (
                 INSERT INTO provider (id, slug, name, created_at, updated_at)
                 SELECT id, slug, slug, now(), now() FROM copies RETURNING id),
               restaurants AS (
                 INSERT INTO restaurant (id, provider_id, slug, name, sort_name, search_text, description, schedule,
                   opening_due_at, created_at, updated_at)
                 SELECT id, id, id::text, 'F', 'f', 'f', 'F', '{}', 'infinity', now(), now() FROM providers RETURNING id)
             INSERT INTO favourite (user_id, restaurant_id, created_at) SELECT $1, id, now() FROM restaurants`,
    },
    [userId, MAX_FAVOURITES],
  );
}

test('a full list refuses more, keeps its entries, and has room after a removal', async () => {
  const { client, user } = await service.as('USER');
  await fill(user.id);
  const { status, body } = await client.put<Problem>(path(idOf(0)));
  assert.deepEqual([status, body.code], [409, 'favourites_full']);
  assert.deepEqual((await merge(client, [idOf(0)])).body, []);
  const [filler] = await service.context.db.query<{ restaurant_id: string }>(
    { name: 'test.a-filler', text: 'SELECT restaurant_id FROM favourite WHERE user_id = $1 LIMIT 1' },
    [user.id],
  );
  assert.equal((await client.put(path(filler?.restaurant_id ?? ''))).status, 204, 'what is marked stays so');
  await client.delete(path(filler?.restaurant_id ?? ''));
  assert.equal((await client.put(path(idOf(0)))).status, 204);
});
