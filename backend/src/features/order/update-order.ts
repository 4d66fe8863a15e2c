import { discountOf, type Order } from 'shared-api/contract';
import { changesBetween, maskedChanges } from '../audit/changes.ts';
import { auditContextOf, type AuditContext } from '../audit/audit-context.ts';
import { mask } from '../audit/mask.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import type { Call } from '../../infra/http/routes.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { deliveryFeeTo, type DeliveryFees } from './delivery-fee.ts';
import { noteStaleDays } from '../statistics/stale-days.ts';
import { orderSearchText } from './insert-orders.ts';
import type { OrderRow } from './order-row.ts';
import { presentOrderFor } from './presenter.ts';
import { checkOrderPhone } from './price-order.ts';
import { getOrderRow, lockOrder } from './repository.ts';

type Changes = Omit<InputOf<'order', 'update'>['body'], 'reason'>;

// The first correction is told at once, those of the next minute together at its end: an event has the order's state of
// then.
const UPDATE = named(
  'order.update-contact',
  `WITH changed AS (
     UPDATE customer_order o SET customer_name = $2, phone = $3, address = $4, commune = $5, landmark = $6,
       note = $7, search_text = $8, updated_at = $9, delivery_fee = $10, discount = $11::bigint, total = o.subtotal + $10 - $11,
       version = o.version + 1,
       correction_told_at = CASE
         WHEN before.correction_told_at > $9 THEN before.correction_told_at
         ELSE GREATEST($9, before.correction_told_at + interval '1 minute') END
     FROM restaurant r, customer_order before
     WHERE o.id = $1 AND r.id = o.restaurant_id AND before.id = o.id
     RETURNING o.id, o.user_id, r.owner_id, o.restaurant_id, o.created_at,
       o.correction_told_at AS told_at, before.correction_told_at AS told_before),
   ${noteStaleDays('changed', '$9')}
   INSERT INTO outbox (kind, recipients, order_id, created_at, due_at)
   SELECT 'order', array_remove(ARRAY[owner_id, user_id], NULL), id, $9, told_at FROM changed
   WHERE told_at IS DISTINCT FROM told_before`,
);

/**
 * Corrects contact, address or note of a pending order, as its customer or an admin.
 *
 * @throws ServiceError `not_found`; `forbidden` for the restaurant; `stage_not_allowed` or `conflict` with `current`;
 *   `delivery_unavailable`
 */
export async function updateOrder(call: Call<'order', 'update', 'caller'>): Promise<Order> {
  const { db, context, scope } = call;
  const { id } = call.input.params;
  const { reason, ...changes } = call.input.body;
  const { phoneDigits } = await context.settings.current();
  const now = context.clock();
  return db.transaction(async (transaction) => {
    await lockOrder(transaction, id);
    const row = await getOrderRow(transaction, scope, id);
    if (row.user_id !== scope.userId && !scope.isAdmin) throw new ServiceError('forbidden');
    const current = presentOrderFor(row, scope);
    if (row.stage !== 'pending') throw new ServiceError('stage_not_allowed', { current });
    if (changes.version !== undefined && changes.version !== row.version) {
      throw new ServiceError('conflict', { current });
    }
    if (changes.phone !== undefined) checkOrderPhone(changes.phone, phoneDigits);
    await write(transaction, row, changes, now);
    const after = await getOrderRow(transaction, scope, id);
    if (scope.isAdmin) await recordUpdate(transaction, auditContextOf(call, reason), row, after, now);
    return presentOrderFor(after, scope);
  });
}

/** Only an admin's corrections are audited. */
async function recordUpdate(
  db: Transaction,
  audit: AuditContext,
  before: OrderRow,
  after: OrderRow,
  now: number,
): Promise<void> {
  const changes = [
    ...maskedChanges(before, after, ['customer_name', 'phone', 'address', 'landmark', 'note'], mask),
    ...changesBetween(before, after, ['commune', 'delivery_fee']),
  ];
  const done = { action: 'order_updated', kind: 'order', id: after.id, label: after.code, changes } as const;
  if (changes.length > 0) await recordAudit(db, audit, done, now);
}

async function write(db: Transaction, row: OrderRow, changes: Changes, now: number): Promise<void> {
  const name = changes.name ?? row.customer_name;
  const phone = changes.phone ?? row.phone;
  const address = changes.address ?? row.address;
  const commune = changes.commune === undefined ? row.commune : changes.commune || null;
  const landmark = changes.landmark === undefined ? row.landmark : changes.landmark || null;
  const note = changes.note === undefined ? row.note : changes.note || null;
  const deliveryFee = await feeOf(db, row, commune);
  const { promotion, subtotal } = row;
  const discount = promotion ? discountOf(promotion, { subtotal, deliveryFee }) : 0;
  const searchText = orderSearchText({ code: row.code, phone, customer_name: name });
  await db.execute(UPDATE, [
    row.id,
    name,
    phone,
    address,
    commune,
    landmark,
    note,
    searchText,
    new Date(now),
    deliveryFee,
    discount,
  ]);
}

const FEES = named('order.delivery-fees', 'SELECT delivery_fee, delivery_fees FROM restaurant WHERE id = $1');

/** A delivery to a new commune costs today's fee there; otherwise the fee does not change. */
async function feeOf(db: Transaction, row: OrderRow, commune: string | null): Promise<number> {
  if (row.order_type !== 'Delivery' || commune === row.commune) return row.delivery_fee;
  const fees = await db.first<DeliveryFees>(FEES, [row.restaurant_id]);
  return fees ? deliveryFeeTo(fees, commune) : row.delivery_fee;
}
