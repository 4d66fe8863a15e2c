import type { AuditObject } from 'shared-api/contract';
import type { Database, Queryable } from '../database/database.ts';
import { named } from '../database/statement.ts';

/** A row of `outbox` that has its place in the sequence. */
export interface OutboxRow {
  readonly seq: number;
  readonly kind: 'order' | 'notification' | 'change';
  /** Users it concerns; a change concerns all admins. */
  readonly recipients: readonly string[];
  readonly order_id: string | null;
  readonly notification_id: number | null;
  readonly subject_kind: AuditObject | null;
  readonly subject_id: string | null;
}

const COLUMNS = 'seq, kind, recipients, order_id, notification_id, subject_kind, subject_id';
const SEQUENCE_BATCH = 1000;
const READ_BATCH = 500;
/** Rows that a returning stream is told again; whoever was away longer reads the lists anew anyway. */
const REPLAY_LIMIT = 1000;
/** How far back in the sequence they are looked for. */
const REPLAY_REACH = 50_000;
const KEPT_MS = 24 * 3_600_000;

const LOCK = named(
  'outbox.lock-sequence',
  'SELECT last_seq FROM outbox_sequence WHERE id = 1 FOR UPDATE SKIP LOCKED',
);

const NUMBER = named(
  'outbox.number',
  `WITH fresh AS (
     SELECT id, $1::bigint + row_number() OVER (ORDER BY id) AS seq
     FROM (SELECT id FROM outbox WHERE seq IS NULL ORDER BY id LIMIT ${SEQUENCE_BATCH}) t)
   UPDATE outbox o SET seq = fresh.seq FROM fresh WHERE o.id = fresh.id`,
);

const ADVANCE = named('outbox.advance', 'UPDATE outbox_sequence SET last_seq = last_seq + $1 WHERE id = 1');

/**
 * Gives the committed rows that have none their numbers. One instance at a time does it, and lets go only with its
 * commit: numbers become visible in their order, so a reader that goes by them never misses a row that committed late.
 *
 * @returns how many rows it numbered; 0 also when another instance is at it
 */
export function sequenceOutbox(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const sequence = await transaction.first<{ last_seq: number }>(LOCK);
    if (!sequence) return 0;
    const count = await transaction.execute(NUMBER, [sequence.last_seq]);
    if (count > 0) await transaction.execute(ADVANCE, [count]);
    return count;
  });
}

const HEAD = named('outbox.head', 'SELECT last_seq FROM outbox_sequence WHERE id = 1');

/** The last number given. */
export async function findOutboxHead(db: Queryable): Promise<number> {
  return (await db.first<{ last_seq: number }>(HEAD))?.last_seq ?? 0;
}

const UNSEQUENCED = named(
  'outbox.has-unsequenced',
  'SELECT id FROM outbox WHERE seq IS NULL ORDER BY id LIMIT 1',
);

export async function hasUnsequenced(db: Queryable): Promise<boolean> {
  return (await db.first(UNSEQUENCED)) !== undefined;
}

const AFTER = named(
  'outbox.after',
  `SELECT ${COLUMNS} FROM outbox WHERE seq > $1 ORDER BY seq LIMIT ${READ_BATCH}`,
);

/** The rows after a number, in order; at most a batch. */
export function findOutboxRowsAfter(db: Queryable, seq: number): Promise<OutboxRow[]> {
  return db.query<OutboxRow>(AFTER, [seq]);
}

const REPLAY_OF_USER = named(
  'outbox.replay-user',
  `SELECT ${COLUMNS} FROM outbox
   WHERE seq > GREATEST($1::bigint, $2::bigint - ${REPLAY_REACH}) AND seq <= $2 AND $3 = ANY (recipients)
   ORDER BY seq DESC LIMIT ${REPLAY_LIMIT}`,
);

/** What concerned a user after one number, up to and with another. */
export async function findMissedOfUser(
  db: Queryable,
  after: number,
  upTo: number,
  userId: string,
): Promise<OutboxRow[]> {
  return (await db.query<OutboxRow>(REPLAY_OF_USER, [after, upTo, userId])).reverse();
}

const REPLAY_OF_ORDER = named(
  'outbox.replay-order',
  `SELECT ${COLUMNS} FROM outbox
   WHERE seq > GREATEST($1::bigint, $2::bigint - ${REPLAY_REACH}) AND seq <= $2 AND order_id = $3
   ORDER BY seq DESC LIMIT 1`,
);

/** The last that happened to an order after one number, up to and with another. */
export function findMissedOfOrder(
  db: Queryable,
  after: number,
  upTo: number,
  orderId: string,
): Promise<OutboxRow[]> {
  return db.query<OutboxRow>(REPLAY_OF_ORDER, [after, upTo, orderId]);
}

const PRUNE = named(
  'outbox.prune',
  `DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE created_at < $1 ORDER BY created_at LIMIT 5000)`,
);

/** Drops what no stream will ask for any more. */
export async function pruneOutbox(db: Queryable, now: number): Promise<void> {
  await db.execute(PRUNE, [new Date(now - KEPT_MS)]);
}
