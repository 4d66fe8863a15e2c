import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Provider, Restaurant, RestaurantSummary } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createPublicDirectory } from './public-directory.ts';
import { COMPLETE, createTestRestaurant, letThrough, orderBodyOf } from './testing.ts';

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

const MENU = [{ category: 'All', items: [{ name: 'Thieboudienne', price: 180 }] }];

async function isListed({ id, provider }: Restaurant): Promise<boolean> {
  const { body } = await service.guest().get<RestaurantSummary[]>('/api/restaurant?limit=100');
  const directory = createPublicDirectory({ context: () => service.context });
  const isInSitemap = (await directory.listAddresses(100)).some(({ slug }) => slug === provider.slug);
  const isInList = body.some((restaurant) => restaurant.id === id);
  assert.equal(isInSitemap, isInList);
  return isInList;
}

/** A new restaurant of an approved owner, as the form makes it, and let through by an admin. */
async function createBare(owner: TestClient, fields: object = {}): Promise<Restaurant> {
  const made = await owner.post<Restaurant>('/api/restaurant', {
    name: `Chez Bare ${crypto.randomUUID()}`,
    description: 'Rice',
    ...fields,
  });
  assert.equal(made.status, 201, made.text);
  return letThrough(service, owner, made.body);
}

test('a new restaurant is listed once it has a dish, a place, hours and a fee that its owner chose', async () => {
  const { client: owner } = await service.as('PROVIDER');
  const bare = await createBare(owner);
  assert.deepEqual(bare.missing, ['dishes', 'place', 'hours', 'fee']);
  assert.equal(bare.isPublic, false);
  const steps = [
    { menu: MENU },
    { region: COMPLETE.region, commune: COMPLETE.commune },
    { schedule: COMPLETE.schedule },
    { deliveryFee: 0 },
  ];
  for (const [done, step] of steps.entries()) {
    assert.equal(await isListed(bare), false, `listed after ${done} steps`);
    const { body } = await owner.put<Restaurant>(`/api/restaurant/${bare.id}`, step);
    assert.deepEqual(body.missing, ['dishes', 'place', 'hours', 'fee'].slice(done + 1));
    assert.equal(body.opening.isOpen, done === steps.length - 1);
  }
  assert.equal(await isListed(bare), true);
  await owner.put(`/api/restaurant/${bare.id}`, { menu: [] });
  assert.equal(await isListed(bare), false);
});

test('the page of one that lacks something can be read, and takes no order', async () => {
  const kitchen = await createTestRestaurant(service, { fields: { region: null, commune: null } });
  const { slug } = kitchen.restaurant.provider;
  const page = await service.guest().get<Restaurant>(`/api/providers/restaurant/slug/${slug}`);
  assert.equal(page.headers.get('cache-control'), 'no-store');
  assert.deepEqual(page.body.missing, ['place']);
  assert.equal(page.body.opening.isOpen, false);
  const refused = await service.guest().post<{ code: string }>('/api/orders', orderBodyOf(kitchen));
  assert.equal(refused.status, 409, refused.text);
  assert.equal(refused.body.code, 'restaurant_closed');
});

test('one that an admin creates is not open and not free until its owner chooses', async () => {
  const { client: admin } = await service.as('ADMIN');
  const { restaurant } = await createTestRestaurant(service);
  const provider = { id: restaurant.provider.id };
  const made = await createBare(admin, { provider, region: 'Adrar', commune: 'Atar' });
  assert.deepEqual(made.missing, ['dishes', 'hours', 'fee']);
});

test('one that is registered neither', async () => {
  const { client: admin } = await service.as('ADMIN');
  const { user } = await service.as('PROVIDER');
  const { body, status, text } = await admin.post<Provider>('/api/providers', {
    user: { id: user.id },
    ...{ name: 'Vall', restaurantName: 'Chez Vall', region: 'Adrar', commune: 'Atar' },
  });
  assert.equal(status, 201, text);
  const found = await admin.get<RestaurantSummary[]>(`/api/restaurant/provider/${body.id}`);
  assert.equal(found.body[0]?.opening.isOpen, false);
});

test('devices may keep a public menu as everybody gets it, not with what its owner reads besides', async () => {
  const kitchen = await createTestRestaurant(service);
  const path = `/api/providers/restaurant/slug/${kitchen.restaurant.provider.slug}`;
  const policyFor = async (client: TestClient) => (await client.get(path)).headers.get('cache-control');
  assert.equal(await policyFor(service.guest()), 'no-cache');
  assert.equal(await policyFor((await service.as('USER')).client), 'no-cache');
  assert.equal(await policyFor(kitchen.owner), 'no-store');
  assert.equal(await policyFor((await service.as('ADMIN')).client), 'no-store');
});
