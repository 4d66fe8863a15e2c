import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Order, OrderSummary, Problem } from 'shared-api/contract';
import {
  createTestRestaurant,
  orderBodyOf,
  place,
  type OrderReply,
  type TestRestaurant,
} from '../restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
  const items = [
    { name: 'Poulet yassa', price: 150, translations: { ar: { name: 'دجاج ياسا' } } },
    { name: 'Bissap', price: 20 },
  ];
  const fields = {
    language: 'fr',
    translations: { ar: { name: 'مطعم النخيل', description: 'أرز' } },
    menu: [{ category: 'Carte', items }],
  };
  kitchen = await createTestRestaurant(service, { fields });
});
after(() => service.close());

function namesOf({ items }: Pick<Order, 'items'>) {
  return items.map(({ name, shown }) => ({ name, shown }));
}

const SEEN_IN_ARABIC = [
  { name: 'Poulet yassa', shown: { name: 'دجاج ياسا', language: 'ar' } },
  { name: 'Bissap', shown: undefined },
];

test('an order keeps what its customer saw beside what the kitchen reads', async () => {
  const guest = service.guest();
  const placed = await place(guest, kitchen, { language: 'ar' });
  assert.deepEqual(namesOf(placed), SEEN_IN_ARABIC);
  assert.equal(placed.restaurant.language, 'fr');
  assert.deepEqual(placed.restaurant.translations, { ar: { name: 'مطعم النخيل' } });

  const renamed = kitchen.restaurant.menu.map((part) => ({
    ...part,
    items: part.items.map((dish) => ({ ...dish, name: `${dish.name} !`, translations: {} })),
  }));
  await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { menu: renamed });
  try {
    const tracked = await guest.get<Order>(`/api/orders/track/${placed.trackingToken}`);
    assert.deepEqual(namesOf(tracked.body), SEEN_IN_ARABIC);
    const list = await kitchen.owner.get<OrderSummary[]>(`/api/orders/restaurant/${kitchen.restaurant.id}`);
    assert.deepEqual(list.body.filter(({ id }) => id === placed.id).map(namesOf), [SEEN_IN_ARABIC]);
  } finally {
    await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { menu: kitchen.restaurant.menu });
  }
});

test('has the original alone where the customer saw that, or did not say', async () => {
  for (const language of ['fr', 'en', undefined] as const) {
    const placed = await place(service.guest(), kitchen, language && { language });
    assert.deepEqual(
      placed.items.map(({ shown }) => shown),
      [undefined, undefined],
    );
  }
});

test('a customer who switches the language between two attempts orders once', async () => {
  const body = orderBodyOf(kitchen);
  const headers = { 'idempotency-key': randomUUID() };
  const guest = service.guest();
  const seenIn = (language: string, name: string) => ({ ...body, language, expectedNames: [[name]] });
  const first = await guest.post<Order>('/api/orders', seenIn('ar', 'دجاج ياسا'), { headers });
  const again = await guest.post<Order>('/api/orders', seenIn('fr', 'Poulet yassa'), { headers });
  assert.equal(again.status, 201, again.text);
  assert.equal(again.body.id, first.body.id);
  assert.deepEqual(namesOf(again.body), SEEN_IN_ARABIC);
});

test('refuses an order in an unknown language', async () => {
  const refused = await service
    .guest()
    .post<Problem>('/api/orders', { ...orderBodyOf(kitchen), language: 'de' });
  assert.equal(refused.status, 400);
  assert.deepEqual(
    refused.body.errors?.map(({ path }) => path),
    ['language'],
  );
});

test('an order is refused once a dish has none of the names that its customer saw', async () => {
  const [dish, drink] = kitchen.restaurant.menu.flatMap(({ items }) => items);
  const guest = service.guest();
  const send = (...names: string[][]) =>
    guest.post<OrderReply>('/api/orders', {
      ...orderBodyOf(kitchen),
      items: [dish, drink].map((item) => ({ id: item?.id, quantity: 1 })),
      expectedNames: names,
    });
  assert.equal((await send(['دجاج ياسا'], ['Bissap'])).status, 201);
  assert.equal((await send(['Poulet yassa'], ['Bissap'])).status, 201);
  const { status, body } = await send(['Poulet yassa'], ['Jus de bissap']);
  assert.equal(status, 409);
  assert.equal(body.code, 'conflict');
  assert.partialDeepStrictEqual(body.current, { items: [{ name: 'Poulet yassa' }, { name: 'Bissap' }] });
});
