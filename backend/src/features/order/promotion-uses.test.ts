import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CreateOrder, Promotion, Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { named } from '../../infra/database/statement.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import { expireOrders } from './expire-orders.ts';
import { forgetCustomer } from './forget-customer.ts';
import { prunePromotionUses } from './prune-promotion-uses.ts';
import { moveOrder, sendKeyed } from './testing.ts';

const DAY_MS = 86_400_000;

let service: TestService;
let second: TestService;
before(async () => {
  service = await startTestService();
  second = await startTestService({ database: service.database });
});
after(async () => {
  await second.close();
  await service.close();
});

/** A restaurant with one dish for 200 MRU, of which its promotion takes 20. */
function open(limits: Pick<Partial<Promotion>, 'total' | 'perCustomer'>): Promise<TestRestaurant> {
  const fields = { promotions: [{ kind: 'percent', value: 10, ...limits }] };
  return createTestRestaurant(service, { prices: [200], fields });
}

async function read({ owner, restaurant }: TestRestaurant): Promise<Restaurant> {
  return (await owner.get<Restaurant>(`/api/restaurant/${restaurant.id}`)).body;
}

async function usesOf(kitchen: TestRestaurant): Promise<number | undefined> {
  const [uses] = Object.values((await read(kitchen)).promotionUses ?? {});
  return uses;
}

const USES = named(
  'test.promotion-uses',
  'SELECT customer FROM promotion_use WHERE restaurant_id = $1 ORDER BY customer',
);
const customersOf = async ({ restaurant }: TestRestaurant) =>
  (await service.context.db.query<{ customer: string }>(USES, [restaurant.id])).map(
    ({ customer }) => customer,
  );

test('a customer uses it so often, by phone number and by account', async () => {
  const kitchen = await open({ perCustomer: 1 });
  const phone = '4455000001';
  const total = async (changes: Partial<CreateOrder>, from = service.guest()) =>
    (await sendKeyed(from, kitchen, changes)).body.totalAmount;
  assert.equal(await total({ phone }), 180);
  assert.equal(await total({ phone }), 200);
  const { client } = await service.as('USER');
  assert.equal(await total({ phone }, client), 200, 'the same phone number');
  assert.equal(await total({ phone: '4455000002' }, client), 180);
  assert.equal(await total({ phone: '4455000003' }, client), 200, 'the same account');
  const [promotion] = (await read(kitchen)).promotions ?? [];
  const dearer = await sendKeyed(service.guest(), kitchen, { phone, expectedTotal: 180 });
  assert.equal(dearer.body.code, 'conflict');
  const { usedUp, discount, totalAmount } = dearer.body.current as Record<string, unknown>;
  assert.deepEqual([usedUp, discount, totalAmount], [[promotion?.id], 0, 200]);
});

test('20 orders at once over two instances use it as often as it may be used', async () => {
  const kitchen = await open({ total: 7 });
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) => sendKeyed((index % 2 ? second : service).guest(), kitchen)),
  );
  assert.ok(
    all.every(({ status }) => status === 201),
    all.map(({ text }) => text).join('\n'),
  );
  assert.equal(all.filter(({ body }) => body.totalAmount === 180).length, 7);
  assert.equal(await usesOf(kitchen), 7);
});

test('20 orders at once of one customer over two instances use it once, and none is dearer than was seen', async () => {
  const kitchen = await open({ perCustomer: 1 });
  const { client } = await service.as('USER');
  const phone = '4455000009';
  const first = await place(client, kitchen, { phone });
  await moveOrder(kitchen, first, ['cancelled']);
  assert.equal(await usesOf(kitchen), 0);
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sendKeyed(client.at((index % 2 ? second : service).url), kitchen, { phone, expectedTotal: 180 }),
    ),
  );
  const placed = all.filter(({ status }) => status === 201);
  assert.deepEqual(
    placed.map(({ body }) => body.totalAmount),
    [180],
  );
  assert.ok(all.every(({ status }) => [201, 409, 429].includes(status)));
});

test('an order that ends gives its use back once, one that is set back takes it again', async () => {
  const kitchen = await open({ total: 1, perCustomer: 1 });
  const order = await place(service.guest(), kitchen, { phone: '4455000011' });
  const path = `/api/orders/${order.id}/status`;
  const no = { stage: 'rejected', expectedStage: 'pending', reason: 'busy' };
  assert.equal((await kitchen.owner.put(path, no)).status, 200);
  assert.equal(await usesOf(kitchen), 0);
  const other = await place(service.guest(), kitchen, { phone: '4455000011' });
  assert.equal(other.totalAmount, 180);
  const reopened = await kitchen.owner.put(path, { stage: 'pending', expectedStage: 'rejected' });
  assert.equal(reopened.status, 200, reopened.text);
  assert.equal(await usesOf(kitchen), 2, 'its restaurant decides');
  service.advance(3_600_000);
  await expireOrders(service.context.db, service.now());
  assert.equal(await usesOf(kitchen), 0);
});

test('who uses it is forgotten with the customer, and how often with the promotion', async () => {
  const kitchen = await open({ perCustomer: 3 });
  const { client, user } = await service.as('USER');
  const order = await place(client, kitchen, { phone: '4455000021' });
  await moveOrder(kitchen, order, ['delivered']);
  assert.deepEqual(await customersOf(kitchen), ['', '4455000021', user.id].toSorted());
  await forgetCustomer(service.context.db, user.id);
  assert.deepEqual(await customersOf(kitchen), ['']);

  await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { promotions: [] });
  await prunePromotionUses(service.context.db, service.now());
  assert.deepEqual(await customersOf(kitchen), ['']);
  await prunePromotionUses(service.context.db, service.now() + 31 * DAY_MS);
  assert.deepEqual(await customersOf(kitchen), []);
});
