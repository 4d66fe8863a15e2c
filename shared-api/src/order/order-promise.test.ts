import { DELIVERY_MINUTES, type OrderSummary } from '../contract/index.ts';
import { customerPromise, restaurantPromise } from './order-promise.ts';

const READY = Date.parse('2026-11-25T19:30:00Z');
const DOOR = READY + DELIVERY_MINUTES * 60_000;

function order(stage: OrderSummary['stage'], orderType: OrderSummary['orderType']) {
  return { stage, orderType, promisedAt: new Date(READY).toISOString() };
}

describe.each(['confirmed', 'preparing'] as const)('while %s', (stage) => {
  test('a takeaway is promised for the kitchen’s time, a delivery for the way’s end', () => {
    expect(customerPromise(order(stage, 'Takeaway'), READY)).toEqual({ at: READY, isLate: false });
    expect(customerPromise(order(stage, 'Delivery'), READY)).toEqual({ at: DOOR, isLate: false });
  });

  test('the restaurant has the kitchen’s time to keep for both', () => {
    for (const type of ['Takeaway', 'Delivery'] as const)
      expect(restaurantPromise(order(stage, type), READY + 1)).toEqual({ at: READY, isLate: true });
  });

  test('it is late for its customer once that moment has passed', () => {
    expect(customerPromise(order(stage, 'Takeaway'), READY + 1)?.isLate).toBe(true);
    expect(customerPromise(order(stage, 'Delivery'), READY + 1)?.isLate).toBe(false);
    expect(customerPromise(order(stage, 'Delivery'), DOOR + 1)?.isLate).toBe(true);
  });

  test('nothing is promised without minutes', () => {
    expect(customerPromise({ ...order(stage, 'Takeaway'), promisedAt: null }, READY)).toBeUndefined();
  });
});

test('what is ready waits for its customer, or has the way before it', () => {
  expect(customerPromise(order('ready', 'Takeaway'), DOOR + 1)).toBeUndefined();
  expect(restaurantPromise(order('ready', 'Takeaway'), DOOR + 1)).toBeUndefined();
  expect(restaurantPromise(order('ready', 'Delivery'), DOOR + 1)).toEqual({ at: DOOR, isLate: true });
});

test('the way is as long as the restaurant said when it promised', () => {
  const far = { ...order('ready', 'Delivery'), deliveryMinutes: 45 };
  expect(customerPromise(far, DOOR + 1)).toEqual({ at: READY + 45 * 60_000, isLate: false });
  expect(restaurantPromise({ ...far, deliveryMinutes: 0 }, READY + 1)).toEqual({ at: READY, isLate: true });
  expect(customerPromise({ ...far, orderType: 'Takeaway', stage: 'preparing' }, READY)?.at).toBe(READY);
});

test.each(['pending', 'delivered', 'rejected', 'expired', 'cancelled', 'refunded'] as const)(
  'a %s order promises nothing',
  (stage) => {
    expect(customerPromise(order(stage, 'Delivery'), READY)).toBeUndefined();
    expect(restaurantPromise(order(stage, 'Delivery'), READY)).toBeUndefined();
  },
);
