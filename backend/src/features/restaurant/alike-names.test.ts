import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Restaurant, RestaurantSummary } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { COMPLETE, letThrough, place } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

/** A restaurant that an approved owner creates under this name, with one dish, let through by an admin. */
async function create(owner: TestClient, fields: { name: string; region: string; commune: string }) {
  const made = await owner.post<Restaurant>('/api/restaurant', {
    description: 'Rice',
    ...COMPLETE,
    ...fields,
  });
  assert.equal(made.status, 201, made.text);
  const menu = [{ category: 'All', items: [{ name: 'Thieboudienne', price: 120 }] }];
  const saved = await owner.put<Restaurant>(`/api/restaurant/${made.body.id}`, { menu });
  assert.equal(saved.status, 200, saved.text);
  return letThrough(service, owner, saved.body);
}

async function summaries(query: string): Promise<RestaurantSummary[]> {
  const { status, body, text } = await service.guest().get<RestaurantSummary[]>(`/api/restaurant?${query}`);
  assert.equal(status, 200, text);
  return body;
}

const slugAndPlace = ({ provider, region, commune }: RestaurantSummary) => [provider.slug, region, commune];

test('two restaurants of one name have addresses of their own, and list and search tell them apart', async () => {
  const { client: owner } = await service.as('PROVIDER');
  const { client: other } = await service.as('PROVIDER');
  const name = 'La Dune d’Or';
  const ksar = await create(owner, { name, region: 'Nouakchott Ouest', commune: 'Ksar' });
  const kiffa = await create(other, { name, region: 'Assaba', commune: 'Kiffa' });
  const expected = [
    ['la-dune-dor', 'Nouakchott Ouest', 'Ksar'],
    ['la-dune-dor-2', 'Assaba', 'Kiffa'],
  ];
  for (const query of ['limit=50', 'q=dune']) {
    const found = (await summaries(query)).filter((restaurant) => restaurant.name === name);
    assert.deepEqual(found.map(slugAndPlace).toSorted(), expected.toSorted(), query);
  }
  assert.deepEqual(
    (await summaries('q=kiffa')).map(({ id }) => id),
    [kiffa.id],
    'by its commune',
  );
  for (const [{ id }, slug] of [
    [ksar, 'la-dune-dor'],
    [kiffa, 'la-dune-dor-2'],
  ] as const) {
    const page = await service.guest().get<Restaurant>(`/api/providers/restaurant/slug/${slug}`);
    assert.equal(page.body.id, id, slug);
  }
});

test('the owner of two restaurants of one name sees both, each with its place and address', async () => {
  const { client: owner, user } = await service.as('PROVIDER');
  const name = 'Le Sahel';
  await create(owner, { name, region: 'Nouakchott Ouest', commune: 'Sebkha' });
  await create(owner, { name, region: 'Trarza', commune: 'Rosso' });
  const own = await owner.get<RestaurantSummary[]>('/api/restaurant/mine');
  assert.equal(own.status, 200, `${user.id} ${own.text}`);
  assert.deepEqual(own.body.map(slugAndPlace).toSorted(), [
    ['le-sahel', 'Nouakchott Ouest', 'Sebkha'],
    ['le-sahel-2', 'Trarza', 'Rosso'],
  ]);
});

test('a name in Arabic script stays as it is; its address has Latin letters', async () => {
  const { client: owner } = await service.as('PROVIDER');
  const name = 'مطعم النخيل';
  const restaurant = await create(owner, { name, region: 'Adrar', commune: 'Atar' });
  assert.equal(restaurant.provider.slug, 'mataam-al-nakhil');
  const page = await service.guest().get<Restaurant>('/api/providers/restaurant/slug/mataam-al-nakhil');
  assert.equal(page.body.name, name);
  assert.deepEqual(
    (await summaries(`q=${encodeURIComponent('النخيل')}`)).map(({ id }) => id),
    [restaurant.id],
  );
  const items = restaurant.menu.flatMap((category) => category.items);
  const order = await place(service.guest(), {
    owner,
    user: (await service.as('USER')).user,
    restaurant,
    items,
  });
  assert.equal(order.restaurant.name, name);
});
