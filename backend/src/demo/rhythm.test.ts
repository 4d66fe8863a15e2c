import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEFAULT_ACCEPTANCE_MINUTES, MAX_ITEM_QUANTITY, openingState } from 'shared-api/contract';
import { DEMO_CUSTOMERS } from './data/customers.ts';
import { DEMO_RESTAURANTS } from './data/restaurants.ts';
import { RHYTHM_DAYS, demoOrders } from './rhythm.ts';
import type { DemoOrder } from './data/types.ts';

const HOUR_MS = 3_600_000;
const END = Date.UTC(2026, 2, 18, 20, 15);
const ORDERS = demoOrders({ seed: 7, end: END });
const RUNNING: readonly string[] = ['pending', 'confirmed', 'preparing', 'ready'];

function share(isCounted: (order: DemoOrder) => boolean): number {
  return ORDERS.filter(isCounted).length / ORDERS.length;
}

function restaurantOf(order: DemoOrder) {
  const restaurant = DEMO_RESTAURANTS.find(({ key }) => key === order.restaurantKey);
  assert.ok(restaurant, order.restaurantKey);
  return restaurant;
}

function hourOf(order: DemoOrder): number {
  return Number(order.createdAt.slice(11, 13));
}

function totalOf(order: DemoOrder): number {
  const dishes = restaurantOf(order).menu.flatMap((category) => category.items);
  return order.lines.reduce((sum, line) => {
    const dish = dishes.find(({ key }) => key === line.itemKey);
    assert.ok(dish, `${order.restaurantKey} has no ${line.itemKey}`);
    return sum + dish.price * line.quantity;
  }, 0);
}

describe('demo orders', () => {
  test('are the same for the same seed and end, others for another seed', () => {
    assert.deepEqual(demoOrders({ seed: 7, end: END }), ORDERS);
    assert.notDeepEqual(demoOrders({ seed: 8, end: END }), ORDERS);
  });

  test('are about 6,000 within ninety days, oldest first', () => {
    assert.ok(ORDERS.length > 5_200 && ORDERS.length < 6_800, String(ORDERS.length));
    for (const [index, order] of ORDERS.entries()) {
      const instant = Date.parse(order.createdAt);
      assert.ok(instant >= END - RHYTHM_DAYS * 24 * HOUR_MS && instant <= END);
      assert.ok(index === 0 || order.createdAt >= (ORDERS[index - 1]?.createdAt ?? ''));
    }
  });

  test('come in while the restaurant is public and open', () => {
    for (const order of ORDERS) {
      const restaurant = restaurantOf(order);
      assert.ok(restaurant.confirmed);
      const schedule = { week: restaurant.hours, exceptions: [], pausedUntil: null };
      assert.ok(
        openingState(schedule, Date.parse(order.createdAt)).isOpen,
        `${restaurant.key} ${order.createdAt}`,
      );
    }
  });

  test('hold dishes of the menu, reach the minimum of a delivery, and are paid in full', () => {
    for (const order of ORDERS) {
      const restaurant = restaurantOf(order);
      const total = totalOf(order);
      assert.ok(order.lines.every(({ quantity }) => quantity >= 1 && quantity <= MAX_ITEM_QUANTITY));
      assert.equal(new Set(order.lines.map(({ itemKey }) => itemKey)).size, order.lines.length);
      if (order.orderType === 'Delivery') assert.ok(total >= restaurant.minimumOrder);
      const fee = order.orderType === 'Delivery' ? restaurant.deliveryFee : 0;
      assert.ok(order.payment.payingWith === null || order.payment.payingWith > total + fee);
      assert.equal(order.payment.reference === null, order.payment.method === 'cash');
    }
  });

  test('name a customer of the region or a guest, always with a phone and an address', () => {
    for (const order of ORDERS) {
      assert.match(order.phone, /^\d{10}$/);
      assert.ok(order.contactName && order.address);
      if (order.customerIndex === null) continue;
      assert.equal(DEMO_CUSTOMERS[order.customerIndex]?.region, restaurantOf(order).region);
    }
    assert.ok(ORDERS.filter(({ customerIndex }) => customerIndex === 0).length >= 10);
  });

  test('are finished, but for a handful of the last hour that belongs to open doors', () => {
    const running = ORDERS.filter(({ stage }) => RUNNING.includes(stage));
    assert.ok(running.length >= 5 && running.length <= 12);
    for (const order of running) {
      const age = END - Date.parse(order.createdAt);
      assert.ok(age < HOUR_MS);
      if (order.stage === 'pending') assert.ok(age < DEFAULT_ACCEPTANCE_MINUTES * 60_000);
    }
    assert.ok(running.filter(({ restaurantKey }) => restaurantKey === DEMO_RESTAURANTS[0]?.key).length >= 3);
  });

  test('carry acceptance and reason exactly where their stage needs them', () => {
    const neverAccepted = ['pending', 'rejected', 'expired', 'cancelled'];
    for (const order of ORDERS) {
      assert.equal(order.acceptedAfterSeconds === null, neverAccepted.includes(order.stage), order.stage);
      assert.equal(order.minutes === null, order.acceptedAfterSeconds === null);
      assert.equal(order.reason !== null, order.stage === 'rejected');
      if (order.acceptedAfterSeconds === null) continue;
      assert.ok(order.acceptedAfterSeconds < DEFAULT_ACCEPTANCE_MINUTES * 60);
      assert.ok(Date.parse(order.createdAt) + order.acceptedAfterSeconds * 1000 <= END);
    }
  });

  test('peak at lunch and in the evening, on Friday and Saturday, and grow', () => {
    const afternoon = share((order) => hourOf(order) === 16);
    assert.ok(share((order) => hourOf(order) === 13) > 2 * afternoon);
    assert.ok(share((order) => hourOf(order) === 20) > 2 * afternoon);
    const onDay = (day: number) => share((order) => new Date(order.createdAt).getUTCDay() === day);
    assert.ok(onDay(5) > onDay(1) && onDay(6) > onDay(1));
    const middle = END - 45 * 24 * HOUR_MS;
    assert.ok(share((order) => Date.parse(order.createdAt) > middle) > 0.53);
  });

  test('mix delivery and takeaway, and mostly end well', () => {
    const delivery = share(({ orderType }) => orderType === 'Delivery');
    assert.ok(delivery > 0.55 && delivery < 0.75);
    assert.ok(share(({ stage }) => stage === 'delivered') > 0.87);
    for (const stage of ['cancelled', 'rejected', 'expired', 'refunded']) {
      const part = share((order) => order.stage === stage);
      assert.ok(part > 0.005 && part < 0.05, stage);
    }
  });
});
