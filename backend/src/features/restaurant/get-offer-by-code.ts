import type { Offer } from 'shared-api/contract';
import { named } from '../../infra/database/statement.ts';
import type { Call } from '../../infra/http/routes.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { VISIBLE } from './get-restaurant.ts';
import { offerOfCode } from './offers.ts';
import { USES_COLUMN, type RestaurantRow, type UsesColumn } from './restaurant-row.ts';

const FIND = named(
  'restaurant.promotions',
  `SELECT r.promotions, ${USES_COLUMN} FROM restaurant r WHERE r.id = $1 AND ${VISIBLE}`,
);

/**
 * What the code of a restaurant's promotion gives. Whether its customer may still use it, the order says.
 *
 * @throws ServiceError `not_found`; `promotion_invalid` with `current.reason`
 */
export async function getOfferByCode({
  db,
  scope,
  input,
  context,
}: Call<'restaurant', 'offerByCode', 'caller'>): Promise<Offer> {
  const { id } = input.params;
  const row = await db.reads.first<Pick<RestaurantRow, 'promotions'> & UsesColumn>(FIND, [
    id,
    scope.userId,
    scope.isAdmin,
  ]);
  if (!row) throw notFound();
  return offerOfCode(row, input.body.code, context.clock());
}
