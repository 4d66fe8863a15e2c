import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  bestPromotion,
  type CreateOrder,
  type Order,
  type Promotion,
  type Restaurant,
  type RestaurantStatistics,
} from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';
import { moveOrder, sendKeyed } from './testing.ts';

const DAY_MS = 86_400_000;

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

type Wanted = Partial<Promotion>;

/** A restaurant with one dish for 200 MRU, which costs 50 to deliver. */
function open(...promotions: Wanted[]): Promise<TestRestaurant> {
  return createTestRestaurant(service, { prices: [200], fields: { promotions, deliveryFee: 50 } });
}

async function read({ owner, restaurant }: TestRestaurant): Promise<Restaurant> {
  return (await owner.get<Restaurant>(`/api/restaurant/${restaurant.id}`)).body;
}

/** What the service says instead of an order. */
async function refusal(kitchen: TestRestaurant, changes: Partial<CreateOrder>) {
  const { status, body } = await sendKeyed(service.guest(), kitchen, changes);
  return { status, code: body.code, current: body.current };
}

const delivered = { orderType: 'Delivery' } as const;
const TEN = { kind: 'percent', value: 10 } as const;

test('a promotion is taken off the dishes, and stands in every reply', async () => {
  const kitchen = await open({ ...TEN, minimum: 200 });
  const order = await place(service.guest(), kitchen, delivered);
  assert.deepEqual([order.subtotal, order.deliveryFee, order.totalAmount], [200, 50, 230]);
  const { id } = (await read(kitchen)).promotions?.[0] ?? {};
  const promotion = { id, ...TEN, code: null, discount: 20 };
  assert.deepEqual(order.promotion, promotion);
  const lists = await kitchen.owner.get<Order[]>(`/api/orders/restaurant/${kitchen.restaurant.id}`);
  assert.deepEqual(lists.body[0]?.promotion, promotion);
  assert.deepEqual((await read(kitchen)).promotionUses, { [id ?? '']: 1 });
  const plain = await place(service.guest(), await open());
  assert.equal(plain.promotion, null);
});

test('the best one counts, alone', async () => {
  const kitchen = await open(
    TEN,
    { kind: 'amount', value: 30, minimum: 30 },
    { kind: 'free_delivery', value: 0 },
  );
  const home = await place(service.guest(), kitchen, delivered);
  assert.deepEqual([home.totalAmount, home.promotion?.kind], [200, 'free_delivery']);
  const taken = await place(service.guest(), kitchen);
  assert.deepEqual([taken.totalAmount, taken.promotion?.kind], [170, 'amount']);
});

test('who has seen the full price pays less, who has seen another is asked', async () => {
  const kitchen = await open(TEN);
  assert.equal((await place(service.guest(), kitchen, { expectedTotal: 200 })).totalAmount, 180);
  assert.equal((await refusal(kitchen, { expectedTotal: 170 })).code, 'conflict');
});

test('who has seen one that has ended since is asked, also with its code', async () => {
  const until = new Date(service.now() + 60_000).toISOString();
  const kitchen = await open(
    { ...TEN, until },
    { kind: 'amount', value: 60, minimum: 60, code: 'ETE', until },
  );
  const [plain, coded] = [{ expectedTotal: 180 }, { expectedTotal: 140, promotionCode: 'ETE' }];
  assert.equal((await place(service.guest(), kitchen, plain)).totalAmount, 180);
  assert.equal((await place(service.guest(), kitchen, coded)).totalAmount, 140);
  service.advance(60_000);
  const late = await refusal(kitchen, plain);
  assert.equal(late.code, 'conflict');
  assert.partialDeepStrictEqual(late.current, { discount: 0, totalAmount: 200, usedUp: [] });
  assert.deepEqual((await refusal(kitchen, coded)).current, { reason: 'ended' });
});

test('a code counts once it is given, however it is written', async () => {
  const kitchen = await open({ ...TEN, code: 'Été 2026' });
  assert.equal((await read(kitchen)).promotions?.[0]?.code, 'ETE2026');
  assert.equal((await place(service.guest(), kitchen)).totalAmount, 200);
  const order = await place(service.guest(), kitchen, { promotionCode: 'été-٢٠٢٦' });
  assert.deepEqual([order.totalAmount, order.promotion?.code], [180, 'ETE2026']);
});

test('a better one without a code spends no use of the code', async () => {
  const kitchen = await open({ ...TEN, code: 'ETE' }, { kind: 'percent', value: 20 });
  const order = await place(service.guest(), kitchen, { promotionCode: 'ETE' });
  assert.deepEqual([order.totalAmount, order.promotion?.code], [160, null]);
});

test('a code that does not count is refused with its reason', async () => {
  const now = service.now();
  const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const kitchen = await open(
    { ...TEN, code: 'SOON', from: at(1) },
    { ...TEN, code: 'PAST', until: at(-1) },
    { ...TEN, code: 'MUCH', minimum: 200.01 },
    { kind: 'free_delivery', value: 0, code: 'HOME' },
    { ...TEN, code: 'ONE', total: 1 },
  );
  await place(service.guest(), kitchen, { promotionCode: 'ONE' });
  for (const [promotionCode, current] of [
    ['NONE', { reason: 'unknown' }],
    ['SOON', { reason: 'not_yet' }],
    ['PAST', { reason: 'ended' }],
    ['MUCH', { reason: 'minimum', minimum: 200.01 }],
    ['HOME', { reason: 'takeaway' }],
    ['ONE', { reason: 'used_up' }],
  ] as const) {
    const refused = await refusal(kitchen, { promotionCode });
    assert.deepEqual(refused, { status: 409, code: 'promotion_invalid', current }, promotionCode);
  }
});

test('a change of the order keeps its promotion, also below the minimum', async () => {
  const kitchen = await createTestRestaurant(service, {
    prices: [200, 100],
    fields: { promotions: [{ ...TEN, minimum: 300 }] },
  });
  const order = await place(service.guest(), kitchen);
  assert.equal(order.totalAmount, 270);
  await moveOrder(kitchen, order, ['confirmed']);
  const change = {
    ...{ version: 2, minutes: 10, onSilence: 'declined' },
    lines: [{ line: order.items[0]?.id, quantity: 0 }],
  };
  const proposed = await kitchen.owner.post<Order>(`/api/orders/${order.id}/changes`, change);
  assert.equal(proposed.status, 200, proposed.text);
  const path = `/api/orders/track/${order.trackingToken}/changes/${proposed.body.openChange?.id}/answer`;
  const { body, text } = await service.guest().put<Order>(path, { answer: 'accepted' });
  assert.deepEqual([body.subtotal, body.totalAmount, body.promotion?.discount], [100, 90, 10], text);
  assert.equal(proposed.body.openChange?.difference, -180);
  assert.equal(body.changes?.[0]?.difference, -180);
});

test('a delivery to another commune stays free', async () => {
  const kitchen = await createTestRestaurant(service, {
    prices: [200],
    fields: {
      promotions: [{ kind: 'free_delivery', value: 0 }],
      deliveryFee: 50,
      deliveryFees: { Sebkha: 80 },
    },
  });
  const { client } = await service.as('USER');
  const order = await place(client, kitchen, { ...delivered, commune: 'Ksar' });
  assert.deepEqual([order.deliveryFee, order.totalAmount], [50, 200]);
  const { body, text } = await client.put<Order>(`/api/orders/${order.id}`, { commune: 'Sebkha' });
  assert.deepEqual([body.deliveryFee, body.promotion?.discount, body.totalAmount], [80, 80, 200], text);
});

test('statistics and the orders file tell what promotions took and brought', async () => {
  const kitchen = await open({ ...TEN, code: 'SOLDES' });
  for (const promotionCode of ['SOLDES', 'SOLDES', undefined]) {
    const order = await place(service.guest(), kitchen, promotionCode ? { promotionCode } : {});
    await moveOrder(kitchen, order, ['delivered']);
  }
  const { id } = kitchen.restaurant;
  const { body } = await kitchen.owner.get<RestaurantStatistics>(`/api/statistics/restaurant/${id}`);
  const [promotion] = (await read(kitchen)).promotions ?? [];
  assert.deepEqual(body.promotions, [
    { id: promotion?.id, ...TEN, code: 'SOLDES', orders: 2, discount: 40, takings: 360 },
  ]);
  assert.equal(body.now.today.takings, 560);
  const file = await kitchen.owner.fetch('GET', `/api/orders/restaurant/${id}/export`);
  const rows = (await file.text()).split('\n').filter((row) => row.includes('SOLDES'));
  assert.equal(rows.length, 2);
  assert.match(rows[0] ?? '', /20\.00.*SOLDES/);
});

test('300 different baskets cost what the page reckons, to the cent', async () => {
  const promotions: readonly Wanted[] = [
    { kind: 'percent', value: 7, minimum: 50 },
    { kind: 'amount', value: 33.33, minimum: 40 },
    { kind: 'percent', value: 15, minimum: 500 },
    { kind: 'free_delivery', value: 0, minimum: 150 },
  ];
  const prices = [0.01, 33.33, 85.5, 120.99];
  const kitchen = await createTestRestaurant(service, { prices, fields: { promotions, deliveryFee: 42.42 } });
  const { offers = [] } = await read(kitchen);
  for (let index = 0; index < 1000; index += 3) {
    const items = kitchen.items.flatMap(({ id }, dish) => {
      const quantity = Math.floor(index / 4 ** dish) % 4;
      return quantity > 0 ? [{ id, quantity }] : [];
    });
    if (items.length === 0) continue;
    const subtotal = items.reduce(
      (sum, { id, quantity }) =>
        sum + quantity * Math.round((kitchen.items.find((item) => item.id === id)?.price ?? 0) * 100),
      0,
    );
    const orderType = index % 2 ? 'Delivery' : 'Takeaway';
    const deliveryFee = index % 2 ? 4242 : 0;
    const discount = bestPromotion(offers, { subtotal, deliveryFee })?.discount ?? 0;
    const expectedTotal = (subtotal + deliveryFee - discount) / 100;
    const { status, text } = await sendKeyed(service.guest(), kitchen, { orderType, items, expectedTotal });
    assert.equal(status, 201, text);
  }
});
