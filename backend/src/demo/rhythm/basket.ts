import type { OrderType } from 'shared-api/contract';
import { between, pick, pickWeighted, type Random } from '../random.ts';
import type { DemoDish, DemoOrderLine, DemoPayment, DemoRestaurant } from '../data/types.ts';
import { LINE_NOTES } from './phrases.ts';

const QUANTITIES = { 1: 68, 2: 22, 3: 7, 4: 3 } as const;
const LINE_COUNTS = { 1: 26, 2: 38, 3: 24, 4: 12 } as const;
const WALLETS = { cash: 57, bankily: 26, masrvi: 11, sedad: 6 } as const;
const WALLET_PREFIXES = { bankily: 'BK', masrvi: 'MV', sedad: 'SD' } as const;
const BANKNOTE = 100;

interface Basket {
  readonly lines: readonly DemoOrderLine[];
  /** Whole MRU. */
  readonly total: number;
}

/** Dishes for one order, enough of them to reach the minimum of a delivery. */
export function fillBasket(random: Random, restaurant: DemoRestaurant, orderType: OrderType): Basket {
  const dishes = restaurant.menu.flatMap((category) => category.items);
  const lineCount = Number(pickWeighted(random, LINE_COUNTS));
  const minimum = orderType === 'Delivery' ? restaurant.minimumOrder : 0;
  const chosen = new Map<DemoDish, number>();
  let total = 0;
  while (chosen.size < Math.min(lineCount, dishes.length) || total < minimum) {
    const dish = pick(random, dishes);
    const quantity = Number(pickWeighted(random, QUANTITIES));
    chosen.set(dish, (chosen.get(dish) ?? 0) + quantity);
    total += dish.price * quantity;
  }
  const lines = [...chosen].map(([dish, quantity]) => ({
    itemKey: dish.key,
    quantity,
    note: random() < 0.06 ? pick(random, LINE_NOTES) : null,
  }));
  return { lines, total };
}

/** How an order of this amount was paid. */
export function payFor(random: Random, amount: number): DemoPayment {
  const method = pickWeighted(random, WALLETS);
  if (method === 'cash') {
    const asksForChange = random() < 0.45;
    const payingWith = asksForChange ? Math.ceil((amount + 1) / BANKNOTE) * BANKNOTE : null;
    return { method, reference: null, payingWith };
  }
  const reference = `${WALLET_PREFIXES[method]}-${String(between(random, 100_000, 999_999))}`;
  return { method, reference, payingWith: null };
}
