import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Order, OrderStage } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, type OrderReply, type TestRestaurant } from '../restaurant/testing.ts';
import { expireOrders } from './expire-orders.ts';
import { sendOrder } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
after(() => service.close());

const HOUR_MS = 3_600_000;

function move({ owner }: TestRestaurant, { id }: Order, expectedStage: OrderStage, stage: OrderStage) {
  return owner.put<OrderReply>(`/api/orders/${id}/status`, { stage, expectedStage });
}

test('expired orders that restaurants set back to pending don’t keep their phone from ordering elsewhere', async () => {
  const phone = '4455998877';
  const held: (readonly [TestRestaurant, Order])[] = [];
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    const kitchen = await createTestRestaurant(service);
    for (let count = 0; count < 3; count += 1) {
      const { status, body } = await sendOrder(service.guest(), kitchen, address, { phone });
      if (status === 201) held.push([kitchen, body]);
    }
  }
  assert.ok(held.length >= 8, String(held.length));
  const elsewhere = await createTestRestaurant(service);
  const full = await sendOrder(service.guest(), elsewhere, '203.0.113.77', { phone });
  assert.equal(full.status, 429, 'as long as they wait for their first answer');

  service.advance(HOUR_MS);
  await expireOrders(service.context.db, service.now());
  for (const [kitchen, order] of held) {
    const moved = await move(kitchen, order, 'expired', 'pending');
    assert.equal(moved.status, 200, moved.text);
  }
  const { status, text } = await sendOrder(service.guest(), elsewhere, '203.0.113.78', { phone });
  assert.equal(status, 201, text);
});
