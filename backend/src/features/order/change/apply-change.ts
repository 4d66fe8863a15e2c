import type { ChangeAnswer, OrderActor } from 'shared-api/contract';
import type { Transaction } from '../../../infra/database/database.ts';
import { named } from '../../../infra/database/statement.ts';
import { noteStaleDays } from '../../statistics/stale-days.ts';
import type { OrderRow } from '../order-row.ts';
import { adjustPortionsSql } from '../portions-sql.ts';
import { adjustSlotSql } from '../slots-sql.ts';
import { checkAvailable } from './check-available.ts';
import type { ChangedLine, ChangeJson } from './change-row.ts';
import { linesAfter, priceAfter } from './plan-change.ts';

const TOLD = `INSERT INTO outbox (kind, recipients, order_id, created_at)
   SELECT 'order', array_remove(ARRAY[r.owner_id, t.user_id], NULL), t.id, $2
   FROM touched t JOIN restaurant r ON r.id = t.restaurant_id`;

const CLOSE = named(
  'order-change.close',
  `WITH closed AS (
     UPDATE order_change SET outcome = $3, answered_at = $2, answered_by = $4 WHERE id = $1 RETURNING order_id),
   touched AS (
     UPDATE customer_order o SET version = o.version + 1, updated_at = $2
     FROM closed c WHERE o.id = c.order_id RETURNING o.id, o.user_id, o.restaurant_id)
   ${TOLD}`,
);

const WAY = 'make_interval(mins => COALESCE(o.delivery_minutes, 0))';

// A later time of an order for later moves all its times alike, and its restaurant is told anew to begin. Cash that no
// longer suffices is no longer said.
const APPLY = named(
  'order-change.apply',
  `WITH closed AS (
     UPDATE order_change SET outcome = 'accepted', answered_at = $2, answered_by = $3, lines = $4, difference = $5
     WHERE id = $1 RETURNING order_id),
   touched AS (
     UPDATE customer_order o SET lines = $6, subtotal = $7::bigint, total = $7 + o.delivery_fee - $9, discount = $9::bigint,
       paying_with = CASE WHEN o.paying_with >= $7 + o.delivery_fee - $9 THEN o.paying_with END,
       promised_at = COALESCE($8::timestamptz, o.promised_at),
       wanted_at = CASE WHEN o.wanted_at IS NOT NULL THEN COALESCE($8::timestamptz + ${WAY}, o.wanted_at) END,
       prepare_at = CASE WHEN o.wanted_at IS NOT NULL
         THEN o.prepare_at + COALESCE($8::timestamptz + ${WAY} - o.wanted_at, interval '0') END,
       begin_told_at = CASE WHEN $8::timestamptz IS NULL OR o.wanted_at IS NULL THEN o.begin_told_at END,
       version = o.version + 1, updated_at = $2
     FROM closed c, customer_order before
     WHERE o.id = c.order_id AND before.id = o.id
     RETURNING o.id, o.user_id, o.restaurant_id, o.created_at, o.lines, o.wanted_at,
       before.lines AS lines_before, before.wanted_at AS wanted_before),
   ${adjustPortionsSql('touched', '$2::timestamptz')},
   ${adjustSlotSql('touched')},
   ${noteStaleDays('touched', '$2')}
   ${TOLD} WHERE (SELECT count(*) FROM adjusted) >= 0`,
);

/** An answer to an open change. */
export interface Answer {
  readonly answer: ChangeAnswer;
  readonly by: OrderActor;
  /** Ids of lines that go out instead of being changed. */
  readonly without: readonly string[];
}

/**
 * Ends an open change of an order that the caller has locked; an accepted one is made.
 *
 * @throws ServiceError those of `linesAfter` and `checkAvailable`
 */
export async function closeChange(
  db: Transaction,
  row: OrderRow,
  change: ChangeJson,
  { answer, by, without }: Answer,
  now: number,
): Promise<void> {
  const at = new Date(now);
  if (answer !== 'accepted') {
    await db.execute(CLOSE, [change.id, at, answer, by]);
    return;
  }
  const changed = change.lines.map(({ before, after }): ChangedLine => ({
    before,
    after: without.includes(before.id) ? null : after,
  }));
  const lines = linesAfter(row.lines, changed);
  await checkAvailable(db, row, changed, now);
  const { subtotal, discount, difference } = priceAfter(row, lines);
  await db.execute(APPLY, [
    ...[change.id, at, by, JSON.stringify(changed), difference],
    ...[JSON.stringify(lines), subtotal, change.promised_at, discount],
  ]);
}
