import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { MenuItem, Order, OrderStage } from 'shared-api/contract';
import { times } from '../../../test/faults/scale.ts';
import { createTestRestaurant, orderBodyOf, type TestRestaurant } from '../restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

const STAGES = ['pending', 'confirmed', 'ready', 'cancelled'] as const satisfies OrderStage[];
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ first: fc.nat(3), second: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ order: fc.nat(20), to: fc.constantFrom(...STAGES) }) },
  { weight: 1, arbitrary: fc.record({ number: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ changed: fc.nat(20), to: fc.tuple(fc.nat(4), fc.nat(4)) }) },
);

interface Held {
  readonly order: Order;
  wanted: readonly number[];
  stage: OrderStage;
  /** What it has taken of each dish. */
  taken: number[];
}

/** What the numbers have to be, told in the plainest way. */
class Model {
  left: number[];
  readonly orders: Held[] = [];
  constructor(left: number[]) {
    this.left = left;
  }
  add(order: Order, wanted: number[]) {
    this.left = this.left.map((left, dish) => left - (wanted[dish] ?? 0));
    this.orders.push({ order, wanted, stage: 'pending', taken: wanted });
  }
  move(held: Held, to: OrderStage) {
    const [was, is] = [held.stage === 'cancelled', to === 'cancelled'];
    held.stage = to;
    if (was === is) return;
    const before = held.taken;
    held.taken = is ? [0, 0] : held.wanted.map((wanted, dish) => Math.min(wanted, this.left[dish] ?? 0));
    this.left = this.left.map((left, dish) => left + (before[dish] ?? 0) - (held.taken[dish] ?? 0));
  }
  change(held: Held, to: readonly number[]) {
    const before = held.taken;
    held.taken = before.map((taken, dish) => {
      const [was = 0, is = 0] = [held.wanted[dish], to[dish]];
      return is > was ? taken + is - was : Math.min(taken, is);
    });
    held.wanted = to;
    this.left = this.left.map((left, dish) => left + (before[dish] ?? 0) - (held.taken[dish] ?? 0));
  }
}

async function give(dish: MenuItem | undefined, portionsLeft: number): Promise<void> {
  const path = `/api/restaurant/${kitchen.restaurant.id}/item/${dish?.id}/availability`;
  const { status, text } = await kitchen.owner.put(path, { portionsLeft });
  assert.equal(status, 200, text);
}

async function readLeft(): Promise<number[]> {
  const { body } = await service
    .guest()
    .get<typeof kitchen.restaurant>(`/api/restaurant/${kitchen.restaurant.id}`);
  return body.menu.flatMap(({ items }) => items).map(({ portionsLeft = -1 }) => portionsLeft);
}

async function take(model: Model, counts: readonly number[]) {
  const items = kitchen.items.flatMap(({ id }, dish) => {
    const quantity = counts[dish] ?? 0;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
  if (items.length === 0) return;
  const reply = await service.guest().post<Order>('/api/orders', { ...orderBodyOf(kitchen), items });
  const fits = model.left.every((left, dish) => (counts[dish] ?? 0) <= left);
  assert.equal(reply.status, fits ? 201 : 409, reply.text);
  if (fits) model.add(reply.body, [...counts]);
}

/** The customer of an order asks for other numbers of what they have ordered, and the restaurant accepts. */
async function change(model: Model, held: Held | undefined, counts: readonly number[]) {
  if (!held || !['pending', 'confirmed'].includes(held.stage)) return;
  const to = held.wanted.map((wanted, dish) => (wanted > 0 ? (counts[dish] ?? 0) : 0));
  if (to.every((count) => count === 0) || to.every((count, dish) => count === held.wanted[dish])) return;
  const path = `/api/orders/track/${held.order.trackingToken}`;
  const { body: order } = await service.guest().get<Order>(path);
  const lines = order.items.flatMap(({ id, itemId, quantity }) => {
    const wanted = to[kitchen.items.findIndex((item) => item.id === itemId)] ?? 0;
    return wanted === quantity ? [] : [{ line: id, quantity: wanted }];
  });
  const asked = await service.guest().post<Order>(`${path}/changes`, { version: order.version, lines });
  const fits = to.every(
    (count, dish) => count - (held.wanted[dish] ?? 0) <= Math.max(0, model.left[dish] ?? 0),
  );
  assert.equal(asked.status, fits ? 200 : 409, asked.text);
  if (!fits) return;
  const answer = `/api/orders/${order.id}/changes/${asked.body.openChange?.id}/answer`;
  const accepted = await kitchen.owner.put(answer, { answer: 'accepted' });
  assert.equal(accepted.status, 200, accepted.text);
  model.change(held, to);
}

test('the numbers are what they were, less what open orders have taken, whatever happens', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
    // A new one each time: what an owner writes is limited.
    kitchen = await createTestRestaurant(service, { prices: [100, 50] });
    const model = new Model([6, 9]);
    await give(kitchen.items[0], 6);
    await give(kitchen.items[1], 9);
    for (const one of steps) {
      if ('first' in one) await take(model, [one.first, one.second]);
      else if ('number' in one) {
        await give(kitchen.items[0], one.number);
        model.left[0] = one.number;
      } else if ('changed' in one) {
        await change(model, model.orders[one.changed % Math.max(1, model.orders.length)], one.to);
      } else {
        const held = model.orders[one.order % Math.max(1, model.orders.length)];
        if (!held || held.stage === one.to) continue;
        const body = { stage: one.to, expectedStage: held.stage };
        const moved = await kitchen.owner.put(`/api/orders/${held.order.id}/status`, body);
        assert.equal(moved.status, 200, moved.text);
        model.move(held, one.to);
      }
      assert.deepEqual(await readLeft(), model.left);
    }
  });
  await fc.assert(run, { numRuns: times(40, 6), seed: 23 });
});
