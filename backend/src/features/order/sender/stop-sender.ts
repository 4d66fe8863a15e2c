import type { BlockTime } from 'shared-api/contract';
import { auditContextOf } from '../../audit/audit-context.ts';
import { mask } from '../../audit/mask.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { newId } from '../../../infra/database/new-id.ts';
import { named } from '../../../infra/database/statement.ts';
import type { Call } from '../../../infra/http/routes.ts';
import { invalidField } from '../../../infra/http/service-error.ts';
import { withNotificationIds } from '../../notification/notify-users.ts';
import { checkVerified } from '../../session/verified.ts';
import type { Trace } from '../../session/trace.ts';
import { moveOrders, type Move } from '../move-order.ts';
import type { OrderRow } from '../order-row.ts';
import {
  findOrdersOfSender,
  getReceivedOrder,
  MIN_CONNECTION_ORDERS,
  type OrderOfSender,
} from './find-sender.ts';

type StopCall = Call<'order', 'stopSender', 'caller'>;

const DAY_MS = 86_400_000;
/** Others share a connection, so it is blocked for the length of a storm alone. */
const NETWORK_BLOCK_MS = 30 * 60_000;

const TRACE = named(
  'order.trace',
  'SELECT trace_device AS device, trace_network AS network FROM customer_order WHERE id = $1',
);

/**
 * Takes the place of blocks of the same phones, browsers and account, so that a sender is blocked and unblocked once.
 */
const BLOCK = named(
  'order.block-sender',
  `WITH former AS (
     DELETE FROM blocked_sender WHERE restaurant_id = $2 AND phones <@ $4::text[] AND devices <@ $5::text[]
       AND user_ids <@ $10::uuid[])
   INSERT INTO blocked_sender (id, restaurant_id, customer_name, phones, devices, network, network_until, created_at,
     expires_at, user_ids)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

/**
 * Rejects all pending orders of an order's sender, blocks the sender at the restaurant, or both, in one transaction.
 * Both sides see the rejections live.
 *
 * @throws ServiceError `not_found`; `validation_failed` if nothing is asked for; `verification_required` for an admin
 *   who rejects
 */
export async function stopSender(call: StopCall): Promise<{ rejected: number; isBlocked: boolean }> {
  const { input, actor, db, scope, context } = call;
  const { reason, block, includesConnection } = input.body;
  if (reason === null && block === null) throw invalidField('block', 'or a reason to reject is needed');
  // As for an admin's cancellation; a block can be undone.
  if (scope.isAdmin && reason !== null) checkVerified(context, actor);
  const row = await getReceivedOrder(db, scope, input.params.id);
  const now = context.clock();
  return withNotificationIds((jitter) =>
    db.transaction(async (transaction) => {
      const found = await findOrdersOfSender(transaction, row.id);
      const meant = found.filter((order) => order.is_same || includesConnection);
      const rejected = reason === null ? [] : await reject(transaction, call, meant, { reason, now, jitter });
      if (rejected.length > 0) await recordRejection(transaction, call, row, rejected, now);
      if (block !== null) await blockSender(transaction, call, row, found, block, now);
      return { rejected: rejected.length, isBlocked: block !== null };
    }),
  );
}

async function reject(
  db: Transaction,
  { actor }: StopCall,
  orders: readonly OrderOfSender[],
  { reason, now, jitter }: { reason: string; now: number; jitter: number },
): Promise<OrderOfSender[]> {
  const by = actor.role === 'ADMIN' ? 'admin' : 'provider';
  const move: Move = {
    ...{ to: 'rejected', from: 'pending', by, userId: actor.id },
    ...{ reason, minutes: null },
  };
  const ids = orders.map(({ id }) => id);
  const moved = new Set(await moveOrders(db, ids, move, { acceptanceMinutes: 0, now, jitter }));
  return orders.filter(({ id }) => moved.has(id));
}

async function recordRejection(
  db: Transaction,
  call: StopCall,
  row: OrderRow,
  rejected: readonly OrderOfSender[],
  now: number,
): Promise<void> {
  const changes = [
    { field: 'orders', before: null, after: rejected.length },
    {
      field: 'codes',
      before: null,
      after: rejected
        .map(({ code }) => code)
        .join(', ')
        .slice(0, 300),
    },
  ];
  const done = { action: 'sender_rejected', ...restaurantOf(row), changes } as const;
  await recordAudit(db, auditContextOf(call, call.input.body.reason ?? undefined), done, now);
}

/**
 * Blocks by account and, for guests' orders, by phone and browser; by connection for a while, if so many of them come
 * from it that it is an attack.
 */
async function blockSender(
  db: Transaction,
  call: StopCall,
  row: OrderRow,
  found: readonly OrderOfSender[],
  time: BlockTime,
  now: number,
): Promise<void> {
  const trace = await db.first<Trace>(TRACE, [row.id]);
  const own = found.filter((order) => order.is_same);
  const phones = distinct([row.phone, ...own.map(({ phone }) => phone)]);
  const devices = distinct([trace?.device, ...own.map(({ device }) => device)]);
  const isConnection =
    call.input.body.includesConnection && found.length - own.length >= MIN_CONNECTION_ORDERS;
  const network = (isConnection && trace?.network) || null;
  await db.execute(BLOCK, [
    ...[newId(now), row.restaurant_id, row.customer_name, phones, devices, network],
    network === null ? null : new Date(now + NETWORK_BLOCK_MS),
    new Date(now),
    time === 'day' ? new Date(now + DAY_MS) : null,
    row.user_id === null ? [] : [row.user_id],
  ]);
  const changes = [
    { field: 'phone', before: null, after: phones.map(mask).join(', ') },
    { field: 'account', before: null, after: row.user_id !== null },
    { field: 'block', before: null, after: time },
    { field: 'connection', before: null, after: network !== null },
  ];
  await recordAudit(
    db,
    auditContextOf(call),
    { action: 'sender_blocked', ...restaurantOf(row), changes },
    now,
  );
}

/** An account that was deleted meanwhile leaves an order without a phone. */
function distinct(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts)].filter((text): text is string => !!text);
}

function restaurantOf(row: OrderRow) {
  return { kind: 'restaurant', id: row.restaurant_id, label: row.restaurant_name } as const;
}
