import type { MenuItem } from 'shared-api/contract';
import type { Deed } from '../audit/deed.ts';
import { recordDeed } from '../audit/record-deed.ts';
import type { Database } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { isAdmin, type SignedIn } from '../../infra/http/actor.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { presentItem, type ItemJson } from './menu.ts';

// The restaurant's version stays: whoever edits the menu meanwhile leaves the switch alone (see save-menu.ts).
const SET = named(
  'menu.set-availability',
  `UPDATE menu_item i SET sold_out_until = $3 FROM restaurant r
   WHERE i.id = $2 AND i.deleted_at IS NULL AND r.id = i.restaurant_id AND r.id = $1 AND r.deleted_at IS NULL
     AND (r.owner_id = $4 OR $5)
   RETURNING json_build_object('id', i.id, 'category_id', i.category_id, 'name', i.name,
     'description', i.description, 'price', i.price, 'image', i.image, 'sold_out_until', i.sold_out_until) AS item, r.name AS restaurant_name`,
);

/**
 * Switches a dish sold out until an instant, or back.
 *
 * @throws ServiceError `not_found` for a dish of another's restaurant
 */
export function setItemAvailability(
  db: Database,
  deed: Deed<SignedIn>,
  ids: { readonly restaurantId: string; readonly itemId: string },
  soldOutUntil: string | null,
  now: number,
): Promise<MenuItem> {
  const { actor } = deed;
  const until = soldOutUntil === null ? null : new Date(soldOutUntil);
  const values = [ids.restaurantId, ids.itemId, until, actor.id, isAdmin(actor)];
  return db.transaction(async (transaction) => {
    const row = await transaction.first<{ item: ItemJson; restaurant_name: string }>(SET, values);
    if (!row) throw notFound();
    if (isAdmin(actor)) {
      const dish = row.item.name;
      const change = { field: 'soldOut', before: until ? null : dish, after: until ? dish : null };
      const done = { action: 'restaurant_updated', kind: 'restaurant', id: ids.restaurantId } as const;
      await recordDeed(transaction, deed, { ...done, label: row.restaurant_name, changes: [change] }, now);
    }
    return presentItem(row.item, now);
  });
}
