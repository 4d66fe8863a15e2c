import type { Order, OrderActor, OrderStage } from 'shared-api/contract';
import { auditContextOf, type AuditContext } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import type { Call } from '../../infra/http/routes.ts';
import { invalidField, ServiceError } from '../../infra/http/service-error.ts';
import { withNotificationIds } from '../notification/notify-users.ts';
import { checkVerified } from '../session/verified.ts';
import { hasEndedForGood, isMoveAllowed } from './allowed-moves.ts';
import { moveOrder, readBeforeMove, type Move } from './move-order.ts';
import type { OrderRow } from './order-row.ts';
import { presentOrderFor } from './presenter.ts';
import { getOrderRow } from './repository.ts';

/**
 * Moves an order to another stage, as its customer, its restaurant or an admin.
 *
 * @throws ServiceError `not_found`; `stage_changed` or `stage_not_allowed` with `current`; `validation_failed` without
 *   a reason where one is required
 */
export async function changeStage(call: Call<'order', 'changeStatus', 'caller'>): Promise<Order> {
  const { actor, db, context, scope } = call;
  const { id } = call.input.params;
  const { stage, expectedStage, minutes = null, reason } = call.input.body;
  const settings = await context.settings.current();
  const now = context.clock();
  // An admin only cancels and refunds.
  if (scope.isAdmin) checkVerified(context, actor);
  const row = await readBeforeMove(db, () => getOrderRow(db, scope, id), now);
  const by = orderActorOf(actor, row);
  if (row.stage !== expectedStage)
    throw new ServiceError('stage_changed', { current: presentOrderFor(row, scope) });
  const isOver = by === 'provider' && hasEndedForGood(row.history, now);
  if (isOver || !isMoveAllowed(by, expectedStage, stage)) {
    throw new ServiceError('stage_not_allowed', { current: presentOrderFor(row, scope) });
  }
  if (!reason && isReasonRequired(by, stage)) throw invalidField('reason', `is needed: ${by} to ${stage}`);
  const move: Move = {
    ...{ to: stage, from: expectedStage, by, userId: actor.id },
    ...{ reason: reason || null, minutes },
  };
  const isMoved = await withNotificationIds((jitter) => {
    const times = { acceptanceMinutes: settings.acceptanceMinutes, now, jitter };
    if (by !== 'admin') return moveOrder(db, id, move, times);
    return db.transaction(async (transaction) => {
      const isDone = await moveOrder(transaction, id, move, times);
      if (isDone) await recordMove(transaction, auditContextOf(call, reason), row, stage, now);
      return isDone;
    });
  });
  const current = presentOrderFor(await getOrderRow(db, scope, id), scope);
  if (!isMoved) throw new ServiceError('stage_changed', { current });
  return current;
}

/** Admins can only cancel and refund. */
function recordMove(
  db: Queryable,
  audit: AuditContext,
  row: OrderRow,
  to: OrderStage,
  now: number,
): Promise<void> {
  const action = to === 'refunded' ? 'order_refunded' : 'order_cancelled';
  const changes = [{ field: 'stage', before: row.stage, after: to }];
  return recordAudit(db, audit, { action, kind: 'order', id: row.id, label: row.code, changes }, now);
}

/** A rejection needs a reason, and so does every move of an admin, who acts on an order of two other people. */
function isReasonRequired(by: OrderActor, to: OrderStage): boolean {
  return to === 'rejected' || by === 'admin';
}

function orderActorOf(actor: SignedIn, row: OrderRow): OrderActor {
  if (actor.role === 'ADMIN') return 'admin';
  return actor.role === 'PROVIDER' && row.owner_id === actor.id ? 'provider' : 'customer';
}
