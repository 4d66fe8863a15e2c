import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';

// A transaction that changes the instant first locks the row of the list's revision. Otherwise one that computes the
// earliest of all restaurants would miss a change that another has not committed yet.

const LOWER = named(
  'restaurant.lower-next-opening',
  'UPDATE restaurant_next_opening SET due_at = $1 WHERE id = 1 AND due_at > $1',
);

/** Moves the next opening up to an instant. The caller has touched the public list in this transaction. */
export async function advanceNextOpening(db: Queryable, dueAt: Date): Promise<void> {
  await db.execute(LOWER, [dueAt]);
}

const LOCK = named('restaurant.lock-revision', 'SELECT FROM restaurant_revision WHERE id = 1 FOR UPDATE');

const FIND = named(
  'restaurant.next-opening-due',
  'SELECT FROM restaurant_next_opening WHERE id = 1 AND due_at <= $1',
);

const RAISE = named(
  'restaurant.raise-next-opening',
  `UPDATE restaurant_next_opening SET due_at = COALESCE(
     (SELECT min(opening_due_at) FROM restaurant WHERE deleted_at IS NULL), 'infinity') WHERE id = 1`,
);

/**
 * Computes when the next stored state ends, unless that is known to be after `now`.
 *
 * @param hasTouched whether this transaction has touched the public list, and so holds its lock
 */
export async function recomputeNextOpening(
  transaction: Transaction,
  now: number,
  hasTouched: boolean,
): Promise<void> {
  if (!hasTouched) {
    if (!(await transaction.first(FIND, [new Date(now)]))) return;
    await transaction.first(LOCK);
  }
  await transaction.execute(RAISE);
}
