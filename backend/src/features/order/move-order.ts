import {
  wordsOfStage,
  type Order,
  type OrderActor,
  type OrderStage,
  type Settings,
} from 'shared-api/contract';
import type { Deed } from '../audit/deed.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { Actor, SignedIn } from '../../infra/http/actor.ts';
import type { InputOf } from '../../infra/http/routes.ts';
import { invalidField, ServiceError } from '../../infra/http/service-error.ts';
import { withNotificationIds } from '../notification/notify.ts';
import { noteStaleDays } from '../statistics/stale-days.ts';
import { expireOrders } from './expire-orders.ts';
import { getAnyOrderRow, getOrderRow, getTrackedRow, presentOrderFor } from './find-order.ts';
import { isMoveAllowed } from './moves.ts';
import { presentOrder, type OrderRow } from './order-row.ts';
import { tellMoved } from './tell-moved.ts';

const MINUTE_MS = 60_000;

// $7 is the instant promised: a move that names minutes sets it, going back to pending takes it away.
const MOVE = named(
  'order.move',
  `WITH moved AS (
     UPDATE customer_order o SET stage = $3, status = $4, version = o.version + 1, updated_at = $5,
       expires_at = $6,
       accepted_at = CASE WHEN $3 IN ('confirmed', 'preparing', 'ready', 'delivered')
         THEN COALESCE(o.accepted_at, $5) ELSE o.accepted_at END,
       promised_at = CASE WHEN $3 = 'pending' THEN NULL ELSE COALESCE($7, o.promised_at) END
     FROM restaurant r
     WHERE o.id = $1 AND o.stage = $2 AND r.id = o.restaurant_id
     RETURNING o.id, o.version, o.code, o.stage, o.user_id, r.owner_id, r.name AS restaurant_name,
       o.restaurant_id, o.created_at),
   history AS (
     INSERT INTO order_event (order_id, version, stage, actor, user_id, reason, minutes, at)
     SELECT id, version, stage, $8, $9, $10, $11, $5 FROM moved),
   ${noteStaleDays('moved', '$5')},
   ${tellMoved({ at: '$5', now: '$12', jitter: '$13', mover: '$9' })}
   SELECT id FROM moved`,
);

interface Move {
  readonly to: OrderStage;
  readonly from: OrderStage;
  readonly by: OrderActor;
  readonly userId: string | null;
  readonly reason: string | null;
  readonly minutes: number | null;
}

interface MoveTimes {
  readonly acceptanceMinutes: number;
  readonly now: number;
  /** See `withNotificationIds`. */
  readonly jitter: number;
}

/** Moves an order if it still is at the expected stage; false otherwise. */
async function move(
  db: Queryable,
  id: string,
  { to, from, by, userId, reason, minutes }: Move,
  { acceptanceMinutes, now, jitter }: MoveTimes,
): Promise<boolean> {
  const expiresAt = to === 'pending' ? new Date(now + acceptanceMinutes * MINUTE_MS) : null;
  const promisedAt = minutes === null ? null : new Date(now + minutes * MINUTE_MS);
  const values = [id, from, to, wordsOfStage(to).status, new Date(now), expiresAt, promisedAt];
  return (await db.first(MOVE, [...values, by, userId, reason, minutes, now, jitter])) !== undefined;
}

/** An admin cancels and refunds. */
function recordMove(db: Queryable, deed: Deed, row: OrderRow, to: OrderStage, now: number): Promise<void> {
  const action = to === 'refunded' ? 'order_refunded' : 'order_cancelled';
  const changes = [{ field: 'stage', before: row.stage, after: to }];
  return recordDeed(db, deed, { action, kind: 'order', id: row.id, label: row.code, changes }, now);
}

/** Whoever refuses an order tells why, and so does an admin, who cancels and refunds what is between two others. */
function needsReason(by: OrderActor, to: OrderStage): boolean {
  return to === 'rejected' || by === 'admin';
}

/** As whom a signed-in user moves an order that concerns it. */
function actorOf(actor: SignedIn, row: OrderRow): OrderActor {
  if (actor.role === 'ADMIN') return 'admin';
  return actor.role === 'PROVIDER' && row.owner_id === actor.id ? 'provider' : 'customer';
}

/**
 * Moves an order to another stage.
 *
 * @throws ServiceError `not_found`, `stage_changed` or `stage_not_allowed` with `current`, `validation_failed` without a
 * reason where one is needed
 */
export async function changeStage(
  db: Database,
  deed: Deed<SignedIn>,
  id: string,
  { stage, expectedStage, minutes, reason }: InputOf<'order', 'changeStatus'>['body'],
  settings: Pick<Settings, 'acceptanceMinutes'>,
  now: number,
): Promise<Order> {
  const { actor } = deed;
  const row = await getCurrent(db, () => getOrderRow(db, id, actor), now);
  const by = actorOf(actor, row);
  if (row.stage !== expectedStage)
    throw new ServiceError('stage_changed', { current: presentOrderFor(row, actor) });
  if (!isMoveAllowed(by, expectedStage, stage)) {
    throw new ServiceError('stage_not_allowed', { current: presentOrderFor(row, actor) });
  }
  if (!reason && needsReason(by, stage)) throw invalidField('reason', `is needed: ${by} to ${stage}`);
  const wanted = {
    to: stage,
    from: expectedStage,
    by,
    userId: actor.id,
    reason: reason || null,
    minutes: minutes ?? null,
  };
  const isMoved = await withNotificationIds((jitter) => {
    const times = { ...settings, now, jitter };
    if (by !== 'admin') return move(db, id, wanted, times);
    return db.transaction(async (transaction) => {
      const isDone = await move(transaction, id, wanted, times);
      if (isDone) await recordMove(transaction, { ...deed, reason: wanted.reason }, row, stage, now);
      return isDone;
    });
  });
  const current = presentOrderFor(await getOrderRow(db, id, actor), actor);
  if (!isMoved) throw new ServiceError('stage_changed', { current });
  return current;
}

/**
 * Cancels an order by its tracking token, as its customer.
 *
 * @throws ServiceError `not_found`, `stage_changed` with `current` once the restaurant has answered
 */
export async function cancelTracked(
  db: Database,
  actor: Actor,
  token: string,
  reason: string | undefined,
  now: number,
): Promise<Order> {
  const row = await getCurrent(db, () => getTrackedRow(db, token), now);
  const wanted = {
    to: 'cancelled',
    from: 'pending',
    by: 'customer',
    userId: actor.id,
    minutes: null,
  } as const;
  const isMoved =
    row.stage === 'pending' &&
    (await withNotificationIds((jitter) =>
      move(db, row.id, { ...wanted, reason: reason || null }, { acceptanceMinutes: 0, now, jitter }),
    ));
  const current = presentOrder(await getAnyOrderRow(db, row.id), true);
  if (!isMoved) throw new ServiceError('stage_changed', { current });
  return current;
}

/** The order as it stands now: one whose time has run out expires first, before anybody can still accept it. */
async function getCurrent(db: Database, read: () => Promise<OrderRow>, now: number): Promise<OrderRow> {
  const row = await read();
  if (row.stage !== 'pending' || row.expires_at === null || row.expires_at.getTime() > now) return row;
  await expireOrders(db, now, row.id);
  return read();
}
