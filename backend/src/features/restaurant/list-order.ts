import type { RestaurantSort } from 'shared-api/contract';
import type { KeysetColumn } from '../../infra/http/page.ts';

const IS_CLOSED: KeysetColumn = { expression: 'r.is_closed', cast: 'boolean' };
const NAME: KeysetColumn = { expression: 'r.sort_name', cast: 'text' };
const ID: KeysetColumn = { expression: 'r.id', cast: 'uuid' };

/** Open restaurants first, then by name. */
export const ORDER: readonly KeysetColumn[] = [IS_CLOSED, NAME, ID];

/** What comes between "open first" and the name; whole numbers, lowest first, word for word as indexes have them. */
const SORT_VALUES: Readonly<Record<RestaurantSort, string>> = {
  time: 'r.prep_minutes',
  fee: 'r.delivery_fee',
  rating:
    '(-((r.rating_sum + r.rating_extra_sum) * 10 / greatest(r.rating_count + r.rating_extra_weight, 1)))',
};

/** The order of a list, and the column that carries the value it is sorted by. */
export function orderOf(sort: RestaurantSort | undefined): {
  readonly columns: readonly KeysetColumn[];
  readonly selected: string;
} {
  if (sort === undefined) return { columns: ORDER, selected: '' };
  const value = SORT_VALUES[sort];
  const columns: KeysetColumn[] = [IS_CLOSED, { expression: value, cast: 'bigint' }, NAME, ID];
  return { columns, selected: `, ${value} AS sort_value` };
}
