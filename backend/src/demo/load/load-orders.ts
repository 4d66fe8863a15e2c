import { toMinor, type Language } from 'shared-api/contract';
import { demoOrders } from '../rhythm.ts';
import type { DemoOrder } from '../data/types.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { makeOrderCode } from '../../features/order/order-code.ts';
import { shownName } from '../../features/order/shown-name.ts';
import { totalsOf } from '../../features/order/totals.ts';
import { historyOf } from './order-history.ts';
import type { DemoAccounts } from './load-accounts.ts';
import { loadNotifications } from './load-notifications.ts';
import { loadReviews } from './load-reviews.ts';
import type { SeededRestaurant } from './load-restaurants.ts';
import type { PricedDemoOrder } from './priced-demo-order.ts';
import { textTranslations } from './translations.ts';
import { writeOrders } from './write-orders.ts';

const SEED = 20_260;
const BATCH = 1500;

/** Loads ninety days of orders up to now, with their notifications and reviews. */
export async function loadOrders(
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
  await loadNotifications(db, orders, now);
  await loadReviews(db, orders, now);
}

function freshCode(used: Set<string>): string {
  for (;;) {
    const code = makeOrderCode();
    if (used.has(code)) continue;
    used.add(code);
    return code;
  }
}

/** Of twenty customers, so many read the menu in these languages; each always in the same. */
const READERS = { fr: 11, ar: 8, en: 1 } as const satisfies Partial<Record<Language, number>>;

function languageOf(phone: string): Language {
  const of20 = Number(phone.slice(-3)) % 20;
  if (of20 < READERS.fr) return 'fr';
  return of20 < READERS.fr + READERS.ar ? 'ar' : 'en';
}

function orderSeed(
  demo: DemoOrder,
  restaurant: SeededRestaurant,
  { customerIds }: DemoAccounts,
  code: string,
  now: number,
): PricedDemoOrder {
  const original = restaurant.demo.language;
  const languages = { original, wanted: languageOf(demo.phone) };
  const lines = demo.lines.map(({ itemKey, quantity, note }) => {
    const item = restaurant.items.get(itemKey);
    if (!item) throw new Error(`${demo.restaurantKey} has no dish ${itemKey}`);
    return {
      id: newId(),
      itemId: item.id,
      name: item.name,
      shown: shownName(
        { name: item.name, translations: textTranslations(original, item.dish.texts) },
        languages,
      ),
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
