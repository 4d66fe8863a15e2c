import type { Queryable } from '../../../infra/database/database.ts';
import { named } from '../../../infra/database/statement.ts';

/** What became of an order: placed, or refused by a limit, for its size, or because the sender is blocked. */
export type OrderOutcome = 'placed' | 'phone' | 'device' | 'account' | 'network' | 'large' | 'blocked';

const MINUTE_MS = 60_000;

/** The table has its name from when accounts were not counted: the version before this one writes to it, too. */
const ADD = named(
  'order.count-orders',
  `INSERT INTO guest_order_count AS c (restaurant_id, minute, outcome, count)
   SELECT restaurant_id, minute, outcome, count
   FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::int[]) AS t (restaurant_id, minute, outcome, count)
   ORDER BY restaurant_id, minute, outcome
   ON CONFLICT (restaurant_id, minute, outcome) DO UPDATE SET count = c.count + EXCLUDED.count`,
);

interface Count {
  readonly restaurantId: string;
  readonly minute: number;
  readonly outcome: OrderOutcome;
  count: number;
}

/**
 * Counts orders by restaurant, minute and outcome in memory and writes the sums every few seconds: a flood of
 * refused requests costs a few rows. A crash, and a write that fails, lose the last seconds.
 */
export class OrderCounts {
  #counts = new Map<string, Count>();

  add(restaurantId: string, outcome: OrderOutcome, now: number): void {
    const minute = now - (now % MINUTE_MS);
    const key = `${restaurantId} ${minute} ${outcome}`;
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { restaurantId, minute, outcome, count: 1 });
  }

  /** Writes what was counted since the last time; returns the restaurants concerned. */
  async flush(db: Queryable): Promise<string[]> {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    if (counts.length === 0) return [];
    await db.execute(ADD, [
      counts.map(({ restaurantId }) => restaurantId),
      counts.map(({ minute }) => new Date(minute)),
      counts.map(({ outcome }) => outcome),
      counts.map(({ count }) => count),
    ]);
    return [...new Set(counts.map(({ restaurantId }) => restaurantId))];
  }
}
