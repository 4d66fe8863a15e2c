import type { HttpHandler } from 'msw';
import {
  toAmount,
  toMinor,
  type Order,
  type OrderStage,
  type Restaurant,
  type RestaurantStatistics,
} from 'shared-api/contract';
import { mock, MockProblem } from 'shared-api/standalone';
import type { SampleService } from './sample-state.ts';

const DAY_MS = 86_400_000;
const DAYS = 90;
const SOLD: readonly OrderStage[] = ['confirmed', 'preparing', 'ready', 'delivered'];
const ENOUGH_ITEMS = 3;

// The restaurants' time zone is UTC all year.
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const hourOf = (order: Order) => new Date(order.orderDate).getUTCHours();
const weekdayOf = (order: Order) => (new Date(order.orderDate).getUTCDay() + 6) % 7;

function figuresOf(orders: readonly Order[]) {
  const sold = orders.filter(({ stage }) => SOLD.includes(stage));
  const takings = sold.reduce((sum, { totalAmount }) => sum + toMinor(totalAmount), 0);
  return { orders: orders.length, takings: toAmount(takings) };
}

function dishesOf(orders: readonly Order[]): RestaurantStatistics['dishes'] {
  const dishes = new Map<string, { name: string; quantity: number; takings: number }>();
  for (const { name, quantity, total } of orders.flatMap(({ items }) => items)) {
    const known = dishes.get(name) ?? { name, quantity: 0, takings: 0 };
    dishes.set(name, { name, quantity: known.quantity + quantity, takings: known.takings + total });
  }
  return [...dishes.values()].toSorted((a, b) => b.takings - a.takings).slice(0, 10);
}

function promotionsOf(orders: readonly Order[]): NonNullable<RestaurantStatistics['promotions']> {
  const counted = orders.flatMap(({ promotion, totalAmount }) =>
    promotion ? [{ promotion, totalAmount }] : [],
  );
  const groups = Map.groupBy(counted, ({ promotion }) => promotion.id);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const sum = (amountOf: (order: (typeof group)[number]) => number) =>
      toAmount(group.reduce((total, order) => total + toMinor(amountOf(order)), 0));
    return first
      ? {
          ...first.promotion,
          orders: group.length,
          discount: sum(({ promotion }) => promotion.discount),
          takings: sum(({ totalAmount }) => totalAmount),
        }
      : [];
  });
}

function checklistOf(restaurant: Restaurant, isConfirmed: boolean): RestaurantStatistics['checklist'] {
  const steps = {
    hasBanner: restaurant.bannerUrl !== null,
    hasFee: restaurant.missing?.includes('fee') !== true,
    hasHours: restaurant.schedule.week.some(([span]) => span?.opens !== '00:00' || span.closes !== '00:00'),
    hasPhone: restaurant.phone !== null,
    hasPlace: restaurant.region !== null && restaurant.commune !== null,
    isConfirmed,
  };
  const items = restaurant.menu.flatMap((category) => category.items).length;
  return { ...steps, items, isReady: items >= ENOUGH_ITEMS && Object.values(steps).every(Boolean) };
}

/** A restaurant's figures, counted from the sample orders like the service does. */
export function statisticsOf(
  service: SampleService,
  restaurant: Restaurant,
  now: number,
): RestaurantStatistics {
  const orders = service.orders.filter((order) => order.restaurant.id === restaurant.id);
  const ofDay = (day: string) => orders.filter((order) => order.orderDate.startsWith(day));
  const lastWeek = now - 7 * DAY_MS;
  const upTo = (at: number) =>
    figuresOf(ofDay(dayOf(at)).filter(({ orderDate }) => Date.parse(orderDate) <= at));
  const weeksBefore = [1, 2, 3, 4].map((weeks) => upTo(now - weeks * 7 * DAY_MS));
  const usual = (name: 'orders' | 'takings') => weeksBefore.reduce((sum, part) => sum + part[name], 0) / 4;
  const recent = orders.filter(({ orderDate }) => Date.parse(orderDate) > now - 30 * DAY_MS);
  const count = (stage: OrderStage) => recent.filter((order) => order.stage === stage).length;
  const hours = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
  for (const order of orders) {
    const row = hours[weekdayOf(order)] ?? [];
    row[hourOf(order)] = (row[hourOf(order)] ?? 0) + 1;
  }
  const sold = recent.filter(({ stage }) => SOLD.includes(stage));
  const accepted = sold.length;
  return {
    today: dayOf(now),
    now: {
      today: figuresOf(ofDay(dayOf(now))),
      lastWeekSoFar: upTo(lastWeek),
      lastWeek: figuresOf(ofDay(dayOf(lastWeek))),
      usualSoFar: { orders: usual('orders'), takings: usual('takings') },
    },
    days: Array.from({ length: DAYS }, (_, index) => {
      const day = dayOf(now - (DAYS - 1 - index) * DAY_MS);
      return { day, ...figuresOf(ofDay(day)) };
    }),
    acceptance: {
      orders: accepted,
      medianSeconds: accepted > 0 ? 95 : null,
      p90Seconds: accepted > 0 ? 240 : null,
    },
    hours,
    dishes: dishesOf(sold),
    promotions: promotionsOf(sold),
    outcomes: {
      orders: recent.length,
      rejected: count('rejected'),
      expired: count('expired'),
      cancelled: count('cancelled'),
      refunded: count('refunded'),
    },
    checklist: checklistOf(restaurant, restaurant.isPublic),
  };
}

/** The call for a restaurant's figures. */
export function statisticsHandlers(service: SampleService): HttpHandler[] {
  return [
    mock('statistics', 'restaurant', ({ params }) => {
      const restaurant = service.restaurants.find(({ id }) => id === params['id']);
      if (!restaurant) throw new MockProblem(404, 'not_found');
      return statisticsOf(service, restaurant, Date.now());
    }),
  ];
}
