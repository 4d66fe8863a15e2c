import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Order } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, place, type OrderReply } from '../restaurant/testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

test('lets customer and admin correct contact, address and note of a pending order', async () => {
  const kitchen = await createTestRestaurant(service);
  const { client: customer } = await service.as('USER');
  const { client: admin } = await service.as('ADMIN');
  const order = await place(customer, kitchen);
  const path = `/api/orders/${order.id}`;
  const changes = { phone: '4455020999', note: 'Second floor', version: order.version };
  const { status, body } = await customer.put<OrderReply>(path, {
    ...changes,
    totalAmount: 1,
    stage: 'delivered',
  });
  assert.equal(status, 200);
  assert.partialDeepStrictEqual(body, {
    phone: '4455020999',
    note: 'Second floor',
    stage: 'pending',
    version: 2,
  });
  assert.equal(body.totalAmount, order.totalAmount);
  assert.equal(body.address, order.address);
  const found = await admin.get<Order[]>('/api/orders?q=4455020999');
  assert.deepEqual(
    found.body.map(({ id }) => id),
    [order.id],
  );

  assert.equal((await customer.put<OrderReply>(path, changes)).body.code, 'conflict');
  assert.equal((await customer.put<OrderReply>(path, { phone: '123456' })).body.code, 'phone_invalid');
  assert.equal((await kitchen.owner.put(path, { note: 'x' })).status, 403);
  assert.equal((await admin.put(path, { landmark: 'Well' })).status, 200);
  await kitchen.owner.put(`${path}/status`, { expectedStage: 'pending', stage: 'confirmed' });
  assert.equal((await customer.put<OrderReply>(path, { note: 'Late' })).body.code, 'stage_not_allowed');
});
