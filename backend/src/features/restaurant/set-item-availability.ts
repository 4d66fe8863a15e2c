import type { MenuItem } from 'shared-api/contract';
import { named } from '../../infra/database/statement.ts';
import type { Call } from '../../infra/http/routes.ts';
import { switchAvailability } from './availability.ts';
import { presentItem } from './presenter.ts';
import { ITEM_JSON } from './restaurant-row.ts';

// The revision stays the same: saving the menu in the meantime does not change this switch (save-menu.ts).
const SET = named(
  'menu.set-availability',
  `UPDATE menu_item i SET sold_out_until = CASE WHEN $6 THEN $3::timestamptz ELSE i.sold_out_until END
   FROM restaurant r
   WHERE i.id = $2 AND i.deleted_at IS NULL AND r.id = i.restaurant_id AND r.id = $1 AND r.deleted_at IS NULL
     AND (r.owner_id = $4 OR $5)
   RETURNING ${ITEM_JSON} AS entry, r.name AS restaurant_name, r.language`,
);

/** `switchAvailability` of a dish. */
export function setItemAvailability(
  call: Call<'restaurant', 'setItemAvailability', 'caller'>,
): Promise<MenuItem> {
  return switchAvailability(call, call.input.params.itemId, { statement: SET, present: presentItem });
}
