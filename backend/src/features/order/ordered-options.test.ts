import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import {
  portionPrice,
  toMinor,
  type CreateOrder,
  type MenuItem,
  type MenuOption,
  type Order,
  type OptionGroup,
  type Restaurant,
  type RestaurantStatistics,
} from 'shared-api/contract';
import {
  createTestRestaurant,
  orderBodyOf,
  place,
  type OrderReply,
  type TestRestaurant,
} from '../restaurant/testing.ts';
import { moveOrder } from './testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

type ChosenOptions = CreateOrder['items'][number]['options'];

const SIZE = {
  key: 'size',
  name: 'Taille',
  min: 1,
  max: 1,
  options: [
    { name: 'Petite', price: -20.55, translations: { ar: { name: 'صغير' } } },
    { name: 'Grande', price: 40.1 },
    { name: 'Cadeau', price: -900 },
  ],
};
const EXTRAS = {
  key: 'extras',
  name: 'Suppléments',
  max: 4,
  free: 1,
  isRepeatable: true,
  options: [{ name: 'Fromage', price: 15.35 }, { name: 'Œuf', price: 19.99 }, { name: 'Sans oignons' }],
};

let service: TestService;
let kitchen: TestRestaurant;
let pizza: MenuItem;
let bissap: MenuItem;
let size: OptionGroup;
let extras: OptionGroup;
before(async () => {
  service = await startTestService();
  const items = [
    { name: 'Pizza', price: 150.45, optionGroups: ['size', 'extras'] },
    { name: 'Bissap', price: 25 },
  ];
  kitchen = await createTestRestaurant(service, {
    fields: {
      language: 'fr',
      acceptsLargeOrders: true,
      optionGroups: [SIZE, EXTRAS],
      menu: [{ category: 'Plats', items }],
    },
  });
  [pizza, bissap] = kitchen.items as [MenuItem, MenuItem];
  [size, extras] = kitchen.restaurant.optionGroups as [OptionGroup, OptionGroup];
});
after(() => service.close());

function idOf(name: string): string {
  const option = [size, extras].flatMap(({ options }) => options).find((each) => each.name === name);
  assert.ok(option, name);
  return option.id;
}

function choose(...names: readonly string[]): ChosenOptions {
  return names.map((name) => ({ id: idOf(name) }));
}

function send(items: CreateOrder['items'], changes: Partial<CreateOrder> = {}) {
  return service.guest().post<OrderReply>('/api/orders', { ...orderBodyOf(kitchen), ...changes, items });
}

test('a line is a snapshot of the dish, its options and the price of one portion', async () => {
  const order = await place(service.guest(), kitchen, {
    language: 'ar',
    items: [
      {
        id: pizza.id,
        quantity: 2,
        options: [...(choose('Œuf', 'Petite') ?? []), { id: idOf('Fromage'), quantity: 2 }],
      },
      { id: pizza.id, quantity: 1, options: choose('Grande') ?? [] },
      { id: bissap.id, quantity: 1 },
    ],
  });
  const [first, second, third] = order.items;
  assert.deepEqual(first?.options, [
    {
      id: idOf('Petite'),
      group: 'Taille',
      name: 'Petite',
      shown: { name: 'صغير', language: 'ar' },
      quantity: 1,
      price: -20.55,
    },
    { id: idOf('Fromage'), group: 'Suppléments', name: 'Fromage', shown: null, quantity: 2, price: 15.35 },
    { id: idOf('Œuf'), group: 'Suppléments', name: 'Œuf', shown: null, quantity: 1, price: 19.99 },
  ]);
  // The dearest extra is free.
  assert.equal(first.price, 160.6);
  assert.equal(first.total, 321.2);
  assert.equal(second?.price, 190.55);
  assert.ok(third && !('options' in third));
  assert.equal(order.subtotal, 536.75);

  const { owner, restaurant } = kitchen;
  const renamed = {
    ...size,
    options: size.options.map((option) => ({ ...option, price: 0, name: 'Autre' })),
  };
  const saved = await owner.put(`/api/restaurant/${restaurant.id}`, { optionGroups: [renamed, extras] });
  assert.equal(saved.status, 200);
  const later = await service.guest().get<Order>(`/api/orders/track/${order.trackingToken}`);
  assert.deepEqual(later.body.items, order.items);
  const listed = await owner.get<Order[]>(`/api/orders/restaurant/${restaurant.id}`);
  assert.deepEqual(listed.body[0]?.items[0]?.options, first.options);
  await owner.put(`/api/restaurant/${restaurant.id}`, { optionGroups: [size, extras] });
});

test('files of orders have the options behind the dish, statistics count its portions', async () => {
  const options = [...(choose('Grande') ?? []), { id: idOf('Œuf'), quantity: 2 }];
  const order = await place(service.guest(), kitchen, { items: [{ id: pizza.id, quantity: 2, options }] });
  const { owner, restaurant } = kitchen;
  const file = await owner.get(`/api/orders/restaurant/${restaurant.id}/export?q=${order.code}`);
  assert.match(file.text, /"2 × Pizza \(Grande, 2 × Œuf\)"/);
  await moveOrder(kitchen, order, ['confirmed']);
  const { body } = await owner.get<RestaurantStatistics>(`/api/statistics/restaurant/${restaurant.id}`);
  assert.partialDeepStrictEqual(body.dishes, [{ name: 'Pizza', quantity: 2, takings: 421.08 }]);
});

test('refuses what cannot be chosen, at its line', async () => {
  const other = await createTestRestaurant(service, { fields: { optionGroups: [EXTRAS] } });
  const foreign = other.restaurant.optionGroups?.[0]?.options[0]?.id ?? '';
  const four = { id: idOf('Fromage'), quantity: 4 };
  const wrong: readonly (readonly [string, string, ChosenOptions])[] = [
    ['options', 'too_few', undefined],
    ['options', 'too_few', choose('Fromage')],
    ['options', 'too_many', choose('Petite', 'Grande')],
    ['options', 'too_many', [...(choose('Petite', 'Œuf') ?? []), four]],
    ['options.1.id', 'not_offered', [...(choose('Petite') ?? []), { id: foreign }]],
  ];
  for (const [path, message, options] of wrong) {
    const reply = await send([
      { id: bissap.id, quantity: 1 },
      { id: pizza.id, quantity: 1, ...(options && { options }) },
    ]);
    assert.equal(reply.status, 409, reply.text);
    assert.equal(reply.body.code, 'item_unavailable');
    assert.deepEqual(reply.body.errors, [{ path: `items.1.${path}`, message }]);
    assert.partialDeepStrictEqual(reply.body.current, { items: [{ id: pizza.id, reason: 'options' }] });
  }
  const twice = await send([{ id: pizza.id, quantity: 1, options: choose('Petite', 'Petite') ?? [] }]);
  assert.deepEqual(
    twice.body.errors?.map(({ message }) => message),
    ['repeated', 'repeated', 'too_many'],
  );
  const onPlain = await send([{ id: bissap.id, quantity: 1, options: choose('Petite') ?? [] }]);
  assert.deepEqual(onPlain.body.errors, [{ path: 'items.0.options.0.id', message: 'not_offered' }]);
  const malformed: object[] = [
    { id: 'x' },
    { id: idOf('Œuf'), quantity: 0 },
    { id: idOf('Œuf'), quantity: 1.5 },
  ];
  for (const option of malformed) {
    const reply = await send([{ id: pizza.id, quantity: 1, options: [option as { id: string }] }]);
    assert.equal(reply.status, 400);
    assert.match(reply.body.errors?.[0]?.path ?? '', /^items\.0\.options\.0\./);
  }
});

test('an option that stands twice in a line is one with the sum of both, if it may be repeated', async () => {
  const options = choose('Petite', 'Œuf', 'Œuf', 'Fromage') ?? [];
  const { body } = await send([{ id: pizza.id, quantity: 1, options }]);
  const [line] = body.items;
  assert.deepEqual(
    line?.options?.map(({ name, quantity }) => [name, quantity]),
    [
      ['Petite', 1],
      ['Fromage', 1],
      ['Œuf', 2],
    ],
  );
  assert.equal(line.price, 165.24, 'one egg is free');
});

test('refuses a sold-out option until it is back', async () => {
  const { owner, restaurant } = kitchen;
  const path = `/api/restaurant/${restaurant.id}/option/${idOf('Grande')}/availability`;
  const soldOut = await owner.put<MenuOption>(path, { soldOutUntil: 'next_day' });
  const order = [{ id: pizza.id, quantity: 1, options: choose('Grande') ?? [] }];
  const refused = await send(order);
  assert.deepEqual(refused.body.errors, [{ path: 'items.0.options.0.id', message: 'sold_out' }]);
  assert.partialDeepStrictEqual(refused.body.current, {
    items: [{ name: 'Pizza', options: [{ name: 'Grande', reason: 'sold_out' }] }],
  });
  service.advance(Date.parse(soldOut.body.soldOutUntil ?? '') - service.now() + 1);
  assert.equal((await send(order)).status, 201);
});

test('an option that costs more than the dish is worth makes it free, never less', async () => {
  const { body } = await send([{ id: pizza.id, quantity: 3, options: choose('Cadeau') ?? [] }]);
  assert.equal(body.items[0]?.price, 0);
  assert.equal(body.totalAmount, 0);
});

test('the same order with other options is another one under its key; who repeats it orders once', async () => {
  const headers = { 'idempotency-key': 'options-under-one-key' };
  const body = { ...orderBodyOf(kitchen), items: [{ id: pizza.id, quantity: 1, options: choose('Grande') }] };
  const guest = service.guest();
  const first = await guest.post<Order>('/api/orders', body, { headers });
  assert.equal((await guest.post<Order>('/api/orders', body, { headers })).body.id, first.body.id);
  const other = { ...body, items: [{ id: pizza.id, quantity: 1, options: choose('Petite') }] };
  const conflict = await guest.post<OrderReply>('/api/orders', other, { headers });
  assert.equal(conflict.body.code, 'idempotency_conflict');
});

test('twenty orders at once, while an option changes its price, each add up to one of the two prices', async () => {
  const { owner, restaurant } = kitchen;
  const dearer = {
    ...size,
    options: size.options.map((option) => ({ ...option, price: option.price + 10 })),
  };
  const orders = Array.from({ length: 20 }, () =>
    send([{ id: pizza.id, quantity: 1, options: choose('Grande') ?? [] }]),
  );
  const saved = owner.put<Restaurant>(`/api/restaurant/${restaurant.id}`, { optionGroups: [dearer, extras] });
  const replies = await Promise.all(orders);
  assert.equal((await saved).status, 200);
  for (const { status, body, text } of replies) {
    assert.equal(status, 201, text);
    const [line] = body.items;
    const option = line?.options?.[0]?.price ?? NaN;
    assert.ok(option === 40.1 || option === 50.1);
    assert.equal(toMinor(body.totalAmount), 150_45 + toMinor(option));
  }
  await owner.put(`/api/restaurant/${restaurant.id}`, { optionGroups: [size, extras] });
});

test('random baskets with options cost what the shared function says, to the cent', async () => {
  const groups = [size, extras].map((group) => ({
    ...group,
    options: group.options.map(({ id, price }) => ({ id, price: toMinor(price), isSoldOut: false })),
  }));
  const portion = fc.record({
    size: fc.constantFrom(...size.options.map(({ id }) => id)),
    extras: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...extras.options.map(({ id }) => id)),
        quantity: fc.integer({ min: 1, max: 2 }),
      }),
      { maxLength: 2, selector: ({ id }) => id },
    ),
    quantity: fc.integer({ min: 1, max: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(portion, { minLength: 1, maxLength: 6 }), async (portions) => {
      const items = portions.map((each) => ({
        id: pizza.id,
        quantity: each.quantity,
        options: [{ id: each.size, quantity: 1 }, ...each.extras],
      }));
      const { status, body, text } = await send(items);
      assert.equal(status, 201, text);
      const expected = items.map(
        ({ quantity, options }) => portionPrice(toMinor(pizza.price), groups, options) * quantity,
      );
      assert.deepEqual(
        body.items.map(({ total }) => toMinor(total)),
        expected,
      );
      assert.equal(
        toMinor(body.subtotal),
        expected.reduce((sum, each) => sum + each, 0),
      );
    }),
    { numRuns: 100 },
  );
});
