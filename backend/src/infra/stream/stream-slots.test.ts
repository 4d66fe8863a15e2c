import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Order } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, orderBodyOf } from '../../features/restaurant/testing.ts';
import { STREAM_LIMITS, StreamSlots } from './stream-slots.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

test('streams about one order leave the owner of the restaurant undisturbed', async () => {
  const kitchen = await createTestRestaurant(service);
  const { body: order } = await service.guest().post<Order>('/api/orders', orderBodyOf(kitchen));
  const path = `/api/orders/track/${String(order.trackingToken)}/events`;
  const replies = await Promise.all(
    Array.from({ length: STREAM_LIMITS.topic + 10 }, () => service.guest().fetch('GET', path)),
  );
  const refused = replies.filter(({ status }) => status === 429);
  assert.equal(refused.length, 10);
  assert.ok(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0));
  const own = await kitchen.owner.fetch('GET', '/api/events');
  assert.equal(own.status, 200);
  for (const reply of [...replies, own]) await reply.body?.cancel();
  while (service.context.outboxReader.subscriberCount > 0) await new Promise(setImmediate);
  const again = await service.guest().fetch('GET', path);
  assert.equal(again.status, 200);
  await again.body?.cancel();
});

test('one network, and all but owners and admins, hold a part of the streams', () => {
  const slots = new StreamSlots({ all: 8, unreserved: 6, topic: 8, network: 3 });
  const take = (network: string, isReserved = false) =>
    slots.take({ topics: [`user:${network}`], network, isReserved });
  const code = (action: () => unknown) => {
    try {
      action();
      return 'taken';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const [giveBack] = [take('192.0.2.1/32'), take('192.0.2.1/32'), take('192.0.2.1/32')];
  assert.equal(
    code(() => take('192.0.2.1/32')),
    'rate_limited',
  );
  giveBack?.();
  giveBack?.();
  assert.equal(
    code(() => take('192.0.2.1/32')),
    'taken',
  );
  assert.equal(
    code(() => take('192.0.2.1/32')),
    'rate_limited',
  );
  // An owner behind the same address as somebody who holds all he may.
  assert.equal(
    code(() => take('192.0.2.1/32', true)()),
    'taken',
  );
  for (let count = 0; count < 3; count += 1) take('192.0.2.2/32');
  assert.equal(
    code(() => take('192.0.2.3/32')),
    'unavailable',
  );
  assert.equal(
    code(() => take('192.0.2.3/32', true)),
    'taken',
  );
  assert.equal(
    code(() => take('192.0.2.3/32', true)),
    'taken',
  );
  assert.equal(
    code(() => take('192.0.2.4/32', true)),
    'unavailable',
  );
});
