import { demoOrders } from '../demo/rhythm.ts';
import type { DemoOrder } from '../demo/types.ts';
import type { Queryable } from '../infra/database/database.ts';
import { newId } from '../infra/database/new-id.ts';
import { toMinor } from '../lib/money.ts';
import { makeOrderCode } from '../features/order/order-code.ts';
import { totalsOf } from '../features/order/totals.ts';
import { historyOf, type HistoryStep } from './order-history.ts';
import type { DemoAccounts } from './seed-accounts.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedReviews } from './seed-reviews.ts';
import type { SeededRestaurant } from './seed-restaurants.ts';
import { writeOrders } from './write-orders.ts';

const SEED = 20_260;
const BATCH = 1500;

interface LineRow {
  readonly id: string;
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
  readonly note: string | null;
}

/** A demo order, priced and ready to be stored. */
export interface OrderSeed {
  readonly id: string;
  readonly code: string;
  readonly demo: DemoOrder;
  readonly restaurant: SeededRestaurant;
  readonly userId: string | null;
  readonly lines: readonly LineRow[];
  readonly history: readonly HistoryStep[];
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly total: number;
}

/** Ninety days of orders up to now, with what customers were told and what they wrote. */
export async function seedOrders(
  db: Queryable,
  accounts: DemoAccounts,
  restaurants: ReadonlyMap<string, SeededRestaurant>,
  now: number,
): Promise<void> {
  const codes = new Set<string>();
  const orders = demoOrders({ seed: SEED, end: now }).map((demo) => {
    const restaurant = restaurants.get(demo.restaurantKey);
    if (!restaurant) throw new Error(`There is no demo restaurant ${demo.restaurantKey}`);
    return orderSeed(demo, restaurant, accounts, freshCode(codes), now);
  });
  for (let start = 0; start < orders.length; start += BATCH) {
    await writeOrders(db, orders.slice(start, start + BATCH), accounts.adminId, now);
  }
  await seedNotifications(db, orders, now);
  await seedReviews(db, orders, now);
}

function freshCode(used: Set<string>): string {
  for (;;) {
    const code = makeOrderCode();
    if (used.has(code)) continue;
    used.add(code);
    return code;
  }
}

function orderSeed(
  demo: DemoOrder,
  restaurant: SeededRestaurant,
  { customerIds }: DemoAccounts,
  code: string,
  now: number,
): OrderSeed {
  const lines = demo.lines.map(({ itemKey, quantity, note }) => {
    const item = restaurant.items.get(itemKey);
    if (!item) throw new Error(`${demo.restaurantKey} has no dish ${itemKey}`);
    return {
      id: newId(),
      itemId: item.id,
      name: item.dish.name,
      quantity,
      price: toMinor(item.dish.price),
      note,
    };
  });
  const fee = demo.orderType === 'Delivery' ? toMinor(restaurant.demo.deliveryFee) : 0;
  const userId = demo.customerIndex === null ? null : (customerIds[demo.customerIndex] ?? null);
  return {
    id: newId(Date.parse(demo.createdAt)),
    ...{ code, demo, restaurant, userId, lines },
    history: historyOf(demo, now),
    ...totalsOf(lines, fee),
  };
}
