import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { Order, OrderSlot, OrderStage, Restaurant } from 'shared-api/contract';
import { times } from '../../../test/faults/scale.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import { sendKeyed } from './testing.ts';

const ROOM = 3;
const USES = { total: 5, perCustomer: 2 };
const LATER = { slotMinutes: 60, slotCapacity: ROOM, leadMinutes: 120, days: 1 };
const [FULL, REDUCED] = [200, 180];

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

const STAGES = ['pending', 'confirmed', 'ready', 'cancelled'] as const satisfies OrderStage[];
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ slot: fc.nat(1), customer: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ order: fc.nat(20), to: fc.constantFrom(...STAGES) }) },
);

interface Held {
  readonly id: string;
  readonly slot: number;
  readonly customer: number;
  readonly isReduced: boolean;
  stage: OrderStage;
}

/** What was cancelled takes nothing: neither room in its slot nor a use of its promotion. */
function takes({ stage }: Held): boolean {
  return stage !== 'cancelled';
}

interface Scene {
  readonly kitchen: TestRestaurant;
  readonly customers: readonly TestClient[];
  readonly slots: readonly string[];
  readonly orders: Held[];
}

async function open(): Promise<Scene> {
  const fields = { laterOrders: LATER, promotions: [{ kind: 'percent', value: 10, ...USES }] };
  // A new one each time, and new customers: how many orders somebody may have there is limited.
  const kitchen = await createTestRestaurant(service, { prices: [FULL], fields });
  const accounts = await Promise.all([1, 2, 3].map(() => service.as('USER')));
  // Not the first one, which the clock may reach.
  const slots = (await readSlots(kitchen)).slice(1).map(({ at }) => at);
  return { kitchen, customers: accounts.map(({ client }) => client), slots, orders: [] };
}

async function readSlots({ restaurant }: TestRestaurant): Promise<OrderSlot[]> {
  return (await service.guest().get<OrderSlot[]>(`/api/orders/slots/${restaurant.id}`)).body;
}

async function order({ kitchen, customers, slots, orders }: Scene, slot: number, customer: number) {
  const counted = orders.filter(takes);
  const hasRoom = counted.filter((held) => held.slot === slot).length < ROOM;
  const used = counted.filter(({ isReduced }) => isReduced);
  const own = used.filter((held) => held.customer === customer);
  const isReduced = used.length < USES.total && own.length < USES.perCustomer;
  const client = customers[customer] ?? assert.fail();
  const reply = await sendKeyed(client, kitchen, { wantedAt: slots[slot] });
  if (!hasRoom) {
    assert.equal(reply.body.code, 'slot_full', reply.text);
    return;
  }
  assert.equal(reply.status, 201, reply.text);
  assert.equal(reply.body.totalAmount, isReduced ? REDUCED : FULL);
  orders.push({ id: reply.body.id, slot, customer, isReduced, stage: 'pending' });
}

async function move({ kitchen, orders }: Scene, index: number, stage: OrderStage) {
  const held = orders[index % Math.max(1, orders.length)];
  if (!held || held.stage === stage) return;
  const body = { stage, expectedStage: held.stage };
  const moved = await kitchen.owner.put<Order>(`/api/orders/${held.id}/status`, body);
  assert.equal(moved.status, 200, moved.text);
  held.stage = stage;
}

async function check({ kitchen, slots, orders }: Scene) {
  const counted = orders.filter(takes);
  const shown = await readSlots(kitchen);
  for (const slot of [0, 1]) {
    const taken = counted.filter((held) => held.slot === slot).length;
    const left = shown.find(({ at }) => at === slots[slot])?.left;
    // What its restaurant sets back counts again, be the slot full.
    assert.equal(left, Math.max(0, ROOM - taken));
  }
  const { body } = await kitchen.owner.get<Restaurant>(`/api/restaurant/${kitchen.restaurant.id}`);
  const uses = Object.values(body.promotionUses ?? {})[0] ?? 0;
  assert.equal(uses, counted.filter(({ isReduced }) => isReduced).length);
}

test('slots have room and promotions uses for what is under way and no more, whatever happens', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
    const scene = await open();
    for (const one of steps) {
      if ('slot' in one) await order(scene, one.slot, one.customer);
      else await move(scene, one.order, one.to);
      await check(scene);
    }
  });
  await fc.assert(run, { numRuns: times(40, 6), seed: 23 });
});
