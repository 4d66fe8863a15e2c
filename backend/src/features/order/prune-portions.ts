import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';

const PRUNE = named('order.prune-portions', 'DELETE FROM order_portion WHERE until <= $1');

/** Forgets what orders have taken of numbers whose day has ended: nothing can be given back to them. */
export async function prunePortions(db: Queryable, now: number): Promise<void> {
  await db.execute(PRUNE, [new Date(now)]);
}
