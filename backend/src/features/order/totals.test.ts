import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import type { Order, RestaurantSummary } from 'shared-api/contract';
import { orderBodyOf, createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { totalsOf } from './totals.ts';

/** Prices that floating point gets wrong when it adds them up. */
const PRICES = [0.1, 0.2, 0.7, 1.1, 19.99, 33.33, 85.55, 120, 249.95, 399.99];
const FEE = 0.3;

let service: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
  kitchen = await createTestRestaurant(service, {
    prices: PRICES,
    fields: { deliveryFee: FEE, acceptsLargeOrders: true },
  });
});
after(() => service.close());

const basket = fc.array(
  fc.record({ dish: fc.nat(PRICES.length - 1), quantity: fc.integer({ min: 1, max: 99 }) }),
  {
    minLength: 1,
    maxLength: 20,
  },
);

/** A price in whole hundredths, from its decimal digits. */
function cents(price: number): bigint {
  const [whole = '0', part = ''] = String(price).split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
}

test('adds up random baskets to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(basket, fc.boolean(), async (lines, isDelivery) => {
      const items = lines.map(({ dish, quantity }) => ({ id: kitchen.items[dish]?.id ?? '', quantity }));
      const orderType = isDelivery ? 'Delivery' : 'Takeaway';
      const { status, body } = await service.guest().post<Order>('/api/orders', {
        ...orderBodyOf(kitchen),
        items,
        orderType,
      });
      assert.equal(status, 201);
      const subtotal = lines.reduce(
        (sum, { dish, quantity }) => sum + cents(PRICES[dish] ?? 0) * BigInt(quantity),
        0n,
      );
      const total = subtotal + (isDelivery ? cents(FEE) : 0n);
      assert.equal(cents(body.subtotal), subtotal);
      assert.equal(cents(body.totalAmount), total);
      const sum = body.items.reduce((all, line) => all + cents(line.total), 0n);
      assert.equal(sum, subtotal);
    }),
    { numRuns: 150 },
  );
  const [listed] = (await service.guest().get<RestaurantSummary[]>('/api/restaurant')).body;
  assert.equal(listed?.deliveryFee, FEE);
});

test('adds up exactly over the whole range of amounts', () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), fc.integer({ min: 0, max: 100_000_000 }), (lines, fee) => {
      const exact = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
      const { subtotal, total } = totalsOf(lines, fee);
      assert.equal(BigInt(subtotal), exact);
      assert.equal(BigInt(total), exact + BigInt(fee));
    }),
    { numRuns: 2000 },
  );
});
