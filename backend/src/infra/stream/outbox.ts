import type { AuditObject } from 'shared-api/contract';
import type { Database, Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';

/** A row of `outbox` that has its sequence number. */
export interface OutboxRow {
  readonly seq: number;
  readonly kind: 'order' | 'notification' | 'change';
  /** Users it is for; a change is for all admins. */
  readonly recipients: readonly string[];
  readonly order_id: string | null;
  readonly notification_id: number | null;
  readonly subject_kind: AuditObject | null;
  readonly subject_id: string | null;
}

const COLUMNS = 'seq, kind, recipients, order_id, notification_id, subject_kind, subject_id';
const SEQUENCE_BATCH_SIZE = 1000;
const READ_BATCH_SIZE = 500;
/** Missed rows that a reconnected stream gets at most; after a longer absence the page refetches its lists anyway. */
const MISSED_LIMIT = 1000;
/** How far back in the sequence they are searched. */
const MISSED_RANGE = 50_000;
const MAX_AGE_MS = 24 * 3_600_000;

const LOCK = named(
  'outbox.lock-sequence',
  'SELECT last_seq FROM outbox_sequence WHERE id = 1 FOR UPDATE SKIP LOCKED',
);

const NUMBER = named(
  'outbox.number',
  `WITH fresh AS (
     SELECT id, $1::bigint + row_number() OVER (ORDER BY id) AS seq
     FROM (SELECT id FROM outbox WHERE seq IS NULL AND (due_at IS NULL OR due_at <= $2)
           ORDER BY id LIMIT ${SEQUENCE_BATCH_SIZE}) t)
   UPDATE outbox o SET seq = fresh.seq FROM fresh WHERE o.id = fresh.id`,
);

const ADVANCE = named('outbox.advance', 'UPDATE outbox_sequence SET last_seq = last_seq + $1 WHERE id = 1');

/**
 * Numbers the committed rows that are due and have no sequence number. One instance at a time does this, and holds the
 * lock until its commit: numbers become visible in order, so a reader never misses a row that was committed late.
 *
 * @returns how many rows it numbered; 0 also while another instance does it
 */
export function sequenceOutbox(db: Database, now: number): Promise<number> {
  return db.transaction(async (transaction) => {
    const sequence = await transaction.first<{ last_seq: number }>(LOCK);
    if (!sequence) return 0;
    const count = await transaction.execute(NUMBER, [sequence.last_seq, new Date(now)]);
    if (count > 0) await transaction.execute(ADVANCE, [count]);
    return count;
  });
}

const HEAD = named('outbox.head', 'SELECT last_seq FROM outbox_sequence WHERE id = 1');

/** The last sequence number. */
export async function findOutboxHead(db: Queryable): Promise<number> {
  return (await db.first<{ last_seq: number }>(HEAD))?.last_seq ?? 0;
}

const UNSEQUENCED = named(
  'outbox.has-unsequenced',
  'SELECT id FROM outbox WHERE seq IS NULL AND (due_at IS NULL OR due_at <= $1) ORDER BY id LIMIT 1',
);

export async function hasUnsequenced(db: Queryable, now: number): Promise<boolean> {
  return (await db.first(UNSEQUENCED, [new Date(now)])) !== undefined;
}

const AFTER = named(
  'outbox.after',
  `SELECT ${COLUMNS} FROM outbox WHERE seq > $1 ORDER BY seq LIMIT ${READ_BATCH_SIZE}`,
);

/** The next batch of rows after a sequence number, in order. */
export function findOutboxRowsAfter(db: Queryable, seq: number): Promise<OutboxRow[]> {
  return db.query<OutboxRow>(AFTER, [seq]);
}

const MISSED_OF_USER = named(
  'outbox.replay-user',
  `SELECT ${COLUMNS} FROM outbox
   WHERE seq > GREATEST($1::bigint, $2::bigint - ${MISSED_RANGE}) AND seq <= $2 AND $3 = ANY (recipients)
   ORDER BY seq DESC LIMIT ${MISSED_LIMIT}`,
);

/** A user's rows after one sequence number, up to and including another. */
export async function findMissedOfUser(
  db: Queryable,
  after: number,
  upTo: number,
  userId: string,
): Promise<OutboxRow[]> {
  return (await db.query<OutboxRow>(MISSED_OF_USER, [after, upTo, userId])).reverse();
}

const MISSED_OF_ORDERS = named(
  'outbox.replay-orders',
  `SELECT DISTINCT ON (order_id) ${COLUMNS} FROM outbox
   WHERE seq > GREATEST($1::bigint, $2::bigint - ${MISSED_RANGE}) AND seq <= $2 AND order_id = ANY ($3::uuid[])
   ORDER BY order_id, seq DESC`,
);

/** The last row of each order after one sequence number, up to and including another. */
export function findMissedOfOrders(
  db: Queryable,
  after: number,
  upTo: number,
  orderIds: readonly string[],
): Promise<OutboxRow[]> {
  return db.query<OutboxRow>(MISSED_OF_ORDERS, [after, upTo, orderIds]);
}

const PRUNE = named(
  'outbox.prune',
  `DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE created_at < $1 ORDER BY created_at LIMIT 5000)`,
);

/** Deletes rows that are too old for any stream. */
export async function deleteOldOutboxRows(db: Queryable, now: number): Promise<void> {
  await db.execute(PRUNE, [new Date(now - MAX_AGE_MS)]);
}
