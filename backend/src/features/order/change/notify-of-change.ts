import type { ChangeSide, NotificationKind } from 'shared-api/contract';
import type { Transaction } from '../../../infra/database/database.ts';
import { named } from '../../../infra/database/statement.ts';
import { notifyUsers } from '../../notification/notify-users.ts';
import type { OrderRow } from '../order-row.ts';

type ChangeKind = Extract<NotificationKind, `order_change_${string}`>;

// Of an order that is changed again and again, the newest counts.
const REPLACE = named(
  'order-change.replace-notifications',
  `DELETE FROM notification WHERE order_id = $1 AND user_id = ANY ($2::uuid[]) AND kind LIKE 'order\\_change\\_%'`,
);

/**
 * Notifies the sides of an order that have an account, but the one that acts, of a change.
 *
 * @param by who acts; `system` for silence
 */
export async function notifyOfChange(
  db: Transaction,
  row: Pick<OrderRow, 'id' | 'code' | 'user_id' | 'owner_id' | 'restaurant_id' | 'restaurant_name'>,
  kind: ChangeKind,
  by: ChangeSide | 'system',
  now: number,
): Promise<void> {
  const { id, code, restaurant_id: restaurantId, restaurant_name: restaurant } = row;
  const readers = [
    ...(by === 'customer' || row.user_id === null ? [] : [row.user_id]),
    ...(by === 'provider' || row.owner_id === null ? [] : [row.owner_id]),
  ];
  if (readers.length === 0) return;
  await db.execute(REPLACE, [id, readers]);
  await notifyUsers(db, readers, kind, { code, restaurant }, now, { orderId: id, restaurantId });
}
