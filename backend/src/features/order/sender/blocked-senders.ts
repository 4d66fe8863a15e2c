import type { BlockedSender } from 'shared-api/contract';
import { auditContextOf } from '../../audit/audit-context.ts';
import { mask } from '../../audit/mask.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { named } from '../../../infra/database/statement.ts';
import type { Call } from '../../../infra/http/routes.ts';
import { notFound } from '../../../infra/http/service-error.ts';

/** More are not shown; an owner who needs them all has to unblock some. */
const MAX_SHOWN = 200;

interface BlockRow {
  readonly id: string;
  readonly customer_name: string;
  readonly phones: readonly string[];
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

const LIST = named(
  'order.blocked-senders',
  `SELECT id, customer_name, phones, created_at, expires_at FROM blocked_sender
   WHERE restaurant_id = $1 AND (expires_at IS NULL OR expires_at > $2)
   ORDER BY created_at DESC, id DESC LIMIT ${MAX_SHOWN}`,
);

/** The senders that a restaurant refuses now, newest first. */
export async function listBlockedSenders(
  db: Queryable,
  restaurantId: string,
  now: number,
): Promise<BlockedSender[]> {
  const rows = await db.query<BlockRow>(LIST, [restaurantId, new Date(now)]);
  return rows.map((row) => ({
    id: row.id,
    customerName: row.customer_name,
    phones: [...row.phones],
    since: row.created_at.toISOString(),
    until: row.expires_at?.toISOString() ?? null,
  }));
}

const UNBLOCK = named(
  'order.unblock-sender',
  `DELETE FROM blocked_sender b USING restaurant r
   WHERE b.id = $1 AND b.restaurant_id = $2 AND r.id = b.restaurant_id RETURNING b.phones, r.name`,
);

/** @throws ServiceError `not_found` if the restaurant has no such block (any more) */
export async function unblockSender(call: Call<'order', 'unblockSender'>): Promise<void> {
  const { restaurantId, blockId } = call.input.params;
  await call.db.transaction(async (transaction) => {
    const row = await transaction.first<{ phones: string[]; name: string }>(UNBLOCK, [blockId, restaurantId]);
    if (!row) throw notFound();
    const changes = [{ field: 'phone', before: row.phones.map(mask).join(', '), after: null }];
    const done = {
      action: 'sender_unblocked',
      kind: 'restaurant',
      id: restaurantId,
      label: row.name,
    } as const;
    await recordAudit(transaction, auditContextOf(call), { ...done, changes }, call.context.clock());
  });
}

const PRUNE_BLOCKS = named('order.prune-blocks', 'DELETE FROM blocked_sender WHERE expires_at < $1');

/** Deletes blocks that have run out. */
export async function pruneBlocks(db: Queryable, now: number): Promise<void> {
  await db.execute(PRUNE_BLOCKS, [new Date(now)]);
}
