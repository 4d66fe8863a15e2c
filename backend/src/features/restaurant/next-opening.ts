import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';

// Whoever changes the instant holds the row of the list's revision, so that one after the other does: who sets it to the
// earliest of all restaurants would miss one that another transaction is about to tell.

const LOWER = named(
  'restaurant.lower-next-opening',
  'UPDATE restaurant_next_opening SET due_at = $1 WHERE id = 1 AND due_at > $1',
);

/** Tells of a restaurant whose state runs out then; the caller has touched the public list in this transaction. */
export async function tellOpeningDue(db: Queryable, dueAt: Date): Promise<void> {
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
 * Looks for the next instant, unless it is known to lie after `now`.
 *
 * @param hasTouched whether states were stored, and the public list touched, in this transaction
 */
export async function findNextOpening(
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
