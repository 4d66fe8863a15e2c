import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Offer, Problem, Promotion, Restaurant, RestaurantSummary } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, place, type TestRestaurant } from './testing.ts';

const DAY_MS = 86_400_000;
const TEN = { kind: 'percent', value: 10 } as const;

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

type Wanted = Partial<Promotion>;

/** A restaurant with one dish for 200 MRU. */
function open(...promotions: Wanted[]): Promise<TestRestaurant> {
  return createTestRestaurant(service, { prices: [200], fields: { promotions } });
}

async function read({ owner, restaurant }: TestRestaurant): Promise<Restaurant> {
  return (await owner.get<Restaurant>(`/api/restaurant/${restaurant.id}`)).body;
}

test('visitors see what runs and has uses left, its owner all; a code alone is told who knows it', async () => {
  const until = new Date(service.now() + DAY_MS).toISOString();
  const kitchen = await open(
    { ...TEN, until, perCustomer: 2 },
    { ...TEN, from: until },
    { ...TEN, total: 1, value: 15 },
    { ...TEN, code: 'ETE' },
  );
  const path = `/api/restaurant/${kitchen.restaurant.id}`;
  const offersOf = ({ offers = [] }: RestaurantSummary) => offers.map(({ value }) => value);
  const list = async () => {
    const { body } = await service.guest().get<RestaurantSummary[]>('/api/restaurant?limit=100');
    return offersOf(body.find(({ id }) => id === kitchen.restaurant.id) ?? assert.fail('not listed'));
  };
  const seen = (await service.guest().get<Restaurant>(path)).body;
  assert.deepEqual([offersOf(seen), seen.takesCodes], [[10, 15], true]);
  assert.deepEqual([seen.promotions, seen.promotionUses], [undefined, undefined]);
  assert.deepEqual(Object.keys(seen.offers?.[0] ?? {}).toSorted(), [
    ...['code', 'id', 'kind', 'minimum', 'perCustomer', 'until', 'value'],
  ]);
  assert.deepEqual(await list(), [10, 15]);
  await place(service.guest(), kitchen);
  assert.deepEqual(await list(), [10], 'the last use is gone');
  const { promotions = [] } = await read(kitchen);
  assert.equal(promotions.length, 4);
  const twice = promotions.map((one) => (one.total === null ? one : { ...one, total: 2 }));
  assert.equal((await kitchen.owner.put(path, { promotions: twice })).status, 200);
  assert.deepEqual(await list(), [10, 15], 'there is one more');
  const once = promotions.map((one) => (one.total === null ? one : { ...one, total: 1 }));
  assert.equal((await kitchen.owner.put(path, { promotions: once })).status, 200);
  assert.deepEqual(await list(), [10]);

  const byCode = (code: string) => service.guest().post<Offer & Problem>(`${path}/offer`, { code });
  const found = await byCode(' e-t-e ');
  assert.deepEqual([found.status, found.body.value, found.body.code], [200, 10, 'ETE'], found.text);
  assert.deepEqual((await byCode('ETE2')).body.current, { reason: 'unknown' });
  assert.equal((await byCode('%')).status, 400);
});

test('promotions are saved whole: ids stay, codes differ, a deleted one comes back with its uses', async () => {
  const kitchen = await open({ ...TEN, total: 5 });
  await place(service.guest(), kitchen);
  const [first] = (await read(kitchen)).promotions ?? [];
  assert.ok(first);
  const path = `/api/restaurant/${kitchen.restaurant.id}`;
  const save = (promotions: readonly Wanted[]) =>
    kitchen.owner.put<Restaurant & Problem>(path, { promotions });
  assert.deepEqual((await save([])).body.promotions, []);
  assert.equal((await place(service.guest(), kitchen)).totalAmount, 200);
  const back = await save([first, { ...TEN, code: 'ETE' }]);
  assert.deepEqual(back.body.promotions?.[0], first);
  assert.deepEqual(back.body.promotionUses, { [first.id]: 1 });
  for (const wrong of [
    [first, first],
    [
      { ...TEN, code: 'a' },
      { ...TEN, code: 'A' },
    ],
    [{ ...TEN, value: 91 }],
  ]) {
    assert.equal((await save(wrong)).status, 400, JSON.stringify(wrong));
  }
  const untouched = await kitchen.owner.put<Restaurant>(path, { description: 'Rice and fish' });
  assert.equal(untouched.body.promotions?.length, 2);
});

test('an owner saves promotions while 20 orders use them: nothing fails, every use is counted', async () => {
  const kitchen = await open({ ...TEN, total: 50 });
  const path = `/api/restaurant/${kitchen.restaurant.id}`;
  const { promotions } = await read(kitchen);
  const orders = Array.from({ length: 20 }, () => place(service.guest(), kitchen));
  const saves = Array.from({ length: 5 }, () => kitchen.owner.put(path, { promotions }));
  assert.ok((await Promise.all(orders)).every(({ totalAmount }) => totalAmount === 180));
  assert.ok((await Promise.all(saves)).every(({ status }) => status === 200));
  assert.deepEqual(Object.values((await read(kitchen)).promotionUses ?? {}), [20]);
});
