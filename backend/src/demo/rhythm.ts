import { openingState } from 'shared-api/contract';
import { DEMO_CUSTOMERS } from './data/customers.ts';
import { between, pick, pickWeighted, randomFrom, type Random } from './random.ts';
import { DEMO_RESTAURANTS } from './data/restaurants.ts';
import { fillBasket, payFor } from './rhythm/basket.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, dayWeight, leavesTimeToCook, orderInstant } from './rhythm/clock.ts';
import { PENDING, accepted, finalOutcome, type Outcome } from './rhythm/outcome.ts';
import { GUEST_ADDRESSES, GUEST_NAMES, ORDER_NOTES } from './rhythm/phrases.ts';
import type { DemoOrder, DemoRestaurant } from './data/types.ts';

export interface RhythmOptions {
  readonly seed: number;
  /** Milliseconds since the epoch; no order is later. */
  readonly end: number;
}

export const RHYTHM_DAYS = 90;
const ORDERS_PER_DAY = 67;
/** Closed history ends here before `end`, so that every delivered order has had the time to be delivered. */
const QUIET_MS = 90 * MINUTE_MS;
const ATTEMPTS = 12;

/**
 * Minutes before `end` and stage of the orders that are still running; the first five belong to the first restaurant.
 */
const RUNNING = [
  [2, 'pending'],
  [5, 'pending'],
  [13, 'confirmed'],
  [22, 'preparing'],
  [34, 'ready'],
  [4, 'pending'],
  [11, 'confirmed'],
  [19, 'preparing'],
  [27, 'preparing'],
  [38, 'ready'],
] as const;
const RUNNING_OF_FIRST = 5;

/**
 * Ninety days of orders with lunch and evening peaks, a busy weekend and steady growth, oldest first.
 * The same seed and end give the same orders; restaurants only get orders while they are open.
 */
export function demoOrders(options: RhythmOptions): DemoOrder[] {
  const random = randomFrom(options.seed);
  const open = DEMO_RESTAURANTS.filter((restaurant) => restaurant.confirmed);
  const orders = [...pastOrders(random, open, options.end), ...runningOrders(random, open, options.end)];
  return orders.sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
}

function pastOrders(random: Random, restaurants: readonly DemoRestaurant[], end: number): DemoOrder[] {
  const popularity = popularityOf(random, restaurants);
  const from = end - RHYTHM_DAYS * DAY_MS;
  const to = end - QUIET_MS;
  const firstMidnight = Math.floor(from / DAY_MS) * DAY_MS;
  const orders: DemoOrder[] = [];
  for (let day = 0; day <= RHYTHM_DAYS; day += 1) {
    const midnight = firstMidnight + day * DAY_MS;
    const count = Math.round(ORDERS_PER_DAY * dayWeight(random, midnight, day / RHYTHM_DAYS));
    for (let index = 0; index < count; index += 1) {
      const moment = findMoment(random, restaurants, popularity, midnight);
      if (!moment || moment.instant < from || moment.instant > to) continue;
      const outcome = finalOutcome(random, moment.restaurant);
      orders.push(makeOrder(random, moment.restaurant, moment.instant, outcome));
    }
  }
  return orders;
}

function runningOrders(random: Random, restaurants: readonly DemoRestaurant[], end: number): DemoOrder[] {
  const neverClosed = restaurants.filter(
    (restaurant) => isOpen(restaurant, end - HOUR_MS) && isOpen(restaurant, end),
  );
  const [first] = restaurants;
  return RUNNING.flatMap(([minutesAgo, stage], index) => {
    const restaurant = index < RUNNING_OF_FIRST ? first : pick(random, neverClosed);
    if (!restaurant) return [];
    const instant = end - minutesAgo * MINUTE_MS - between(random, 0, 50) * 1000;
    const outcome = stage === 'pending' ? PENDING : accepted(random, restaurant, stage);
    return [makeOrder(random, restaurant, instant, outcome)];
  });
}

/** A few restaurants are far more loved than the rest; the first is always busy. */
function popularityOf(random: Random, restaurants: readonly DemoRestaurant[]): Record<string, number> {
  return Object.fromEntries(
    restaurants.map((restaurant, index) => [restaurant.key, index === 0 ? 5 : 0.6 + 2.6 * random() ** 2]),
  );
}

interface Moment {
  readonly restaurant: DemoRestaurant;
  readonly instant: number;
}

function findMoment(
  random: Random,
  restaurants: readonly DemoRestaurant[],
  popularity: Readonly<Record<string, number>>,
  midnight: number,
): Moment | null {
  const key = pickWeighted(random, popularity);
  const restaurant = restaurants.find((candidate) => candidate.key === key);
  for (let attempt = 0; restaurant && attempt < ATTEMPTS; attempt += 1) {
    const instant = orderInstant(random, midnight);
    if (isOpen(restaurant, instant)) return { restaurant, instant };
  }
  return null;
}

function isOpen(restaurant: DemoRestaurant, instant: number): boolean {
  const state = openingState({ week: restaurant.hours, exceptions: [], pausedUntil: null }, instant);
  return state.isOpen && leavesTimeToCook(instant, state.changesAt);
}

function makeOrder(random: Random, restaurant: DemoRestaurant, instant: number, outcome: Outcome): DemoOrder {
  const orderType = random() < 0.66 ? 'Delivery' : 'Takeaway';
  const { lines, total } = fillBasket(random, restaurant, orderType);
  const { stage, acceptedAfterSeconds, minutes, reason } = outcome;
  return {
    restaurantKey: restaurant.key,
    ...pickContact(random, restaurant),
    orderType,
    createdAt: new Date(instant).toISOString(),
    stage,
    acceptedAfterSeconds,
    minutes,
    reason,
    lines,
    note: random() < 0.12 ? pick(random, ORDER_NOTES) : null,
    payment: payFor(random, total + (orderType === 'Delivery' ? restaurant.deliveryFee : 0)),
  };
}

type Contact = Pick<DemoOrder, 'customerIndex' | 'contactName' | 'phone' | 'address'>;

/** A customer of the restaurant's region, or a guest. */
function pickContact(random: Random, restaurant: DemoRestaurant): Contact {
  const neighbours = [...DEMO_CUSTOMERS.entries()].filter(
    ([, customer]) => customer.region === restaurant.region,
  );
  if (neighbours.length === 0 || random() < 0.42) {
    return {
      customerIndex: null,
      contactName: pick(random, GUEST_NAMES),
      phone: `46${String(between(random, 10_000_000, 99_999_999))}`,
      address: `${pick(random, GUEST_ADDRESSES)}, ${restaurant.commune}`,
    };
  }
  const [customerIndex, customer] = pick(random, neighbours);
  return {
    customerIndex,
    contactName: `${customer.firstname} ${customer.lastname}`,
    phone: customer.phone,
    address: `${customer.address}, ${customer.commune}`,
  };
}
