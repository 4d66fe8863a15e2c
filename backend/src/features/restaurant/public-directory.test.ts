import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createPublicDirectory, type PublicDirectory } from './public-directory.ts';
import { createTestRestaurant, type TestRestaurant } from './testing.ts';

let service: TestService;
let directory: PublicDirectory;
let kitchen: TestRestaurant;
let hidden: TestRestaurant;

before(async () => {
  service = await startTestService();
  directory = createPublicDirectory(service.service);
  kitchen = await createTestRestaurant(service);
  hidden = await createTestRestaurant(service, { user: { confirmed: false } });
});
after(() => service.close());

test('finds a restaurant by its slug as a visitor sees it', async () => {
  const { slug } = kitchen.restaurant.provider;
  const seen = await service.guest().get<Restaurant>(`/api/providers/restaurant/slug/${slug}`);
  assert.deepEqual(await directory.findRestaurant(slug), seen.body);
  for (const unknown of ['no-such-place', hidden.restaurant.provider.slug, '', "' OR true --"]) {
    assert.equal(await directory.findRestaurant(unknown), undefined, unknown);
  }
});

test('lists only public restaurants and addresses', async () => {
  const { id, provider } = kitchen.restaurant;
  assert.deepEqual(
    (await directory.listRestaurants(10)).map((restaurant) => restaurant.id),
    [id],
  );
  const [address, ...others] = await directory.listAddresses(10);
  assert.equal(others.length, 0);
  assert.equal(address?.slug, provider.slug);
  assert.equal(await directory.countAddresses(), 1);
  assert.deepEqual(await directory.listAddresses(10, 1), []);
  assert.ok(Math.abs((address?.changedAt.getTime() ?? 0) - service.now()) < 60_000);
});
