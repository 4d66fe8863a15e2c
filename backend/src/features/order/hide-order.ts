import { auditContextOf } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { named } from '../../infra/database/statement.ts';
import type { Call } from '../../infra/http/routes.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { noteStaleDays } from '../statistics/stale-days.ts';
import { presentOrderFor } from './presenter.ts';
import { getOrderRow } from './repository.ts';

const HIDE = named(
  'order.hide',
  `WITH hidden AS (
     UPDATE customer_order SET hidden_at = $2
     WHERE id = $1 AND hidden_at IS NULL AND status <> 'PENDING'
     RETURNING id, code, restaurant_id, created_at),
   ${noteStaleDays('hidden', '$2')}
   SELECT code FROM hidden`,
);

/**
 * Hides a finished order from all lists; its tracking link still works.
 *
 * @throws ServiceError `not_found`; `stage_not_allowed` for an order that is not finished
 */
export function hideOrder(call: Call<'order', 'remove', 'caller'>): Promise<void> {
  const { db, context, scope } = call;
  const { id } = call.input.params;
  const now = context.clock();
  return db.transaction(async (transaction) => {
    const hidden = await transaction.first<{ code: string }>(HIDE, [id, new Date(now)]);
    if (!hidden) {
      const row = await getOrderRow(transaction, scope, id);
      throw new ServiceError('stage_not_allowed', { current: presentOrderFor(row, scope) });
    }
    const done = { action: 'order_removed', kind: 'order', id, label: hidden.code } as const;
    await recordAudit(transaction, auditContextOf(call, call.input.query.reason), done, now);
  });
}
