import type { MenuOption } from 'shared-api/contract';
import { named } from '../../infra/database/statement.ts';
import type { Call } from '../../infra/http/routes.ts';
import { switchAvailability } from './availability.ts';
import { OPTION_JSON, presentOption } from './option-row.ts';

const SET = named(
  'options.set-availability',
  `UPDATE menu_option o SET sold_out_until = CASE WHEN $6 THEN $3::timestamptz ELSE o.sold_out_until END
   FROM option_group g, restaurant r
   WHERE o.id = $2 AND o.item_id IS NULL AND o.deleted_at IS NULL AND g.id = o.group_id AND g.deleted_at IS NULL
     AND r.id = g.restaurant_id AND r.id = $1 AND r.deleted_at IS NULL AND (r.owner_id = $4 OR $5)
   RETURNING ${OPTION_JSON} AS entry, r.name AS restaurant_name, r.language`,
);

/** `switchAvailability` of an option; one that stands for a dish has no switch but the dish's. */
export function setOptionAvailability(
  call: Call<'restaurant', 'setOptionAvailability', 'caller'>,
): Promise<MenuOption> {
  return switchAvailability(call, call.input.params.optionId, { statement: SET, present: presentOption });
}
