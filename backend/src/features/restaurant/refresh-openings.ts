import type { Promotion, Schedule } from 'shared-api/contract';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { recomputeNextOpening } from './next-opening.ts';
import { touchPublicList } from './repository.ts';
import { storedOpening } from './schedule.ts';

/** Rows that one transaction updates; when many restaurants close at once, it takes several. */
export const REFRESH_BATCH_SIZE = 500;

interface DueRow {
  readonly id: string;
  readonly schedule: Schedule;
  readonly promotions: readonly Promotion[] | null;
}

// Rows that another instance is updating are skipped.
const DUE = named(
  'restaurant.openings-due',
  `SELECT id, schedule, promotions FROM restaurant WHERE opening_due_at <= $1 AND deleted_at IS NULL
   ORDER BY opening_due_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
);

const STORE = named(
  'restaurant.store-openings',
  `UPDATE restaurant r SET is_closed = t.is_closed, opening_due_at = t.due_at
   FROM unnest($1::uuid[], $2::boolean[], $3::timestamptz[]) AS t (id, is_closed, due_at) WHERE r.id = t.id`,
);

/**
 * Updates the stored open or closed state of restaurants whose state has ended.
 *
 * @returns how many were updated; `REFRESH_BATCH_SIZE` means there may be more
 */
export function refreshOpenings(db: Database, now: number): Promise<number> {
  return db.transaction((transaction) => refreshBatch(transaction, now));
}

async function refreshBatch(transaction: Transaction, now: number): Promise<number> {
  const due = await transaction.query<DueRow>(DUE, [new Date(now), REFRESH_BATCH_SIZE]);
  if (due.length > 0) await storeStates(transaction, due, now);
  await recomputeNextOpening(transaction, now, due.length > 0);
  return due.length;
}

async function storeStates(transaction: Transaction, due: readonly DueRow[], now: number): Promise<void> {
  const states = due.map((row) => storedOpening(row, now));
  await transaction.execute(STORE, [
    due.map(({ id }) => id),
    states.map(({ isClosed }) => isClosed),
    states.map(({ dueAt }) => dueAt),
  ]);
  await touchPublicList(transaction);
}
