import type { MenuItem } from 'shared-api/contract';
import { auditContextOf } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { named } from '../../infra/database/statement.ts';
import type { Call } from '../../infra/http/routes.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { presentItem } from './presenter.ts';
import type { ItemJson } from './restaurant-row.ts';

// The revision stays the same: saving the menu in the meantime does not change this switch (save-menu.ts).
const SET = named(
  'menu.set-availability',
  `UPDATE menu_item i SET sold_out_until = $3 FROM restaurant r
   WHERE i.id = $2 AND i.deleted_at IS NULL AND r.id = i.restaurant_id AND r.id = $1 AND r.deleted_at IS NULL
     AND (r.owner_id = $4 OR $5)
   RETURNING json_build_object('id', i.id, 'category_id', i.category_id, 'name', i.name,
     'description', i.description, 'price', i.price, 'image', i.image, 'sold_out_until', i.sold_out_until) AS item,
     r.name AS restaurant_name`,
);

/**
 * Marks a dish sold out until an instant, or available again.
 *
 * @throws ServiceError `not_found`, also for a dish of another's restaurant
 */
export function setItemAvailability(
  call: Call<'restaurant', 'setItemAvailability', 'caller'>,
): Promise<MenuItem> {
  const { input, db, scope, context } = call;
  const { id, itemId } = input.params;
  const { soldOutUntil } = input.body;
  const now = context.clock();
  const until = soldOutUntil === null ? null : new Date(soldOutUntil);
  return db.transaction(async (transaction) => {
    const values = [id, itemId, until, scope.userId, scope.isAdmin];
    const row = await transaction.first<{ item: ItemJson; restaurant_name: string }>(SET, values);
    if (!row) throw notFound();
    if (scope.isAdmin) {
      const dish = row.item.name;
      const change = { field: 'soldOut', before: until ? null : dish, after: until ? dish : null };
      const done = {
        action: 'restaurant_updated',
        kind: 'restaurant',
        id,
        label: row.restaurant_name,
      } as const;
      await recordAudit(transaction, auditContextOf(call), { ...done, changes: [change] }, now);
    }
    return presentItem(row.item, now);
  });
}
