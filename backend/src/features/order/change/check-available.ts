import type { Transaction } from '../../../infra/database/database.ts';
import { named } from '../../../infra/database/statement.ts';
import { countedId, GROUP_JSON } from '../../restaurant/option-row.ts';
import type { LineJson } from '../line-row.ts';
import type { OrderedItem } from '../order-facts.ts';
import type { OrderRow } from '../order-row.ts';
import { PortionCounter } from '../portion-counter.ts';
import { linesRefused, takeDish, type DishProblem, type RefusedLine } from '../refused-lines.ts';
import type { ChangedLine } from './change-row.ts';

const DISHES = named(
  'order-change.dishes',
  `SELECT i.id, i.name, i.translations, i.price, i.sold_out_until,
     COALESCE((SELECT json_agg(${GROUP_JSON}) FROM option_group g
       WHERE g.id = ANY (i.option_groups) AND g.deleted_at IS NULL), '[]') AS groups
   FROM menu_item i WHERE i.restaurant_id = $1 AND i.id = ANY ($2::uuid[]) AND i.deleted_at IS NULL`,
);

/** The dishes of a menu that come in place of others, by their ids. */
export async function findDishes(
  db: Transaction,
  restaurantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderedItem>> {
  if (ids.length === 0) return new Map();
  const dishes = await db.query<OrderedItem>(DISHES, [restaurantId, ids]);
  return new Map(dishes.map((dish) => [dish.id, dish]));
}

// All of them, and in the order in which new orders lock theirs: what counts them down later deadlocks with none.
const LOCK_PORTIONS = named(
  'order-change.lock-portions',
  `SELECT id, portions, until > $2 AS counts FROM portions_left WHERE restaurant_id = $1 ORDER BY id FOR UPDATE`,
);

interface NumberRow {
  readonly id: string;
  readonly portions: number;
  /** Whether it counts at the time for which the order is wanted. */
  readonly counts: boolean;
}

/**
 * Checks that what a change needs more than its order has can be had, by the rules of a new order. The numbers for
 * today stay as they are until the transaction ends.
 *
 * @throws ServiceError `item_unavailable`, with the path of each such line of the change
 */
export async function checkAvailable(
  db: Transaction,
  { restaurant_id: restaurantId, wanted_at: wantedAt }: OrderRow,
  changed: readonly ChangedLine[],
  now: number,
): Promise<void> {
  if (changed.length === 0) return;
  const at = Math.max(now, wantedAt?.getTime() ?? now);
  const ids = changed.flatMap(({ before, after }) => (after && isOther(after, before) ? after.item_id : []));
  const dishes = await findDishes(db, restaurantId, ids);
  const numbers = await db.query<NumberRow>(LOCK_PORTIONS, [restaurantId, new Date(at)]);
  const counting = numbers.filter(({ counts }) => counts);
  const counter = new PortionCounter(Object.fromEntries(counting.map(({ id, portions }) => [id, portions])));
  for (const { before } of changed) takeLine({ ...before, quantity: -before.quantity }, counter);
  const refused = changed.flatMap(({ before, after }, index): RefusedLine[] => {
    if (!after) return [];
    const { item_id: id, name, quantity } = after;
    const problem = isOther(after, before)
      ? takeDish(dishes.get(id), quantity, counter, at)
      : takeLine(after, counter);
    return problem ? [{ index, id, name, ...problem }] : [];
  });
  if (refused.length > 0) throw linesRefused(refused, 'lines', 'replacement');
}

function isOther(after: LineJson, before: LineJson): boolean {
  return after.item_id !== before.item_id;
}

/** Takes what a line that the order has needs, with its options. */
function takeLine(
  { item_id: id, quantity, options = [] }: LineJson,
  counter: PortionCounter,
): DishProblem | undefined {
  const few = [
    counter.take(id, quantity),
    ...options.map((option) =>
      counter.take(countedId({ dish: null, ...option }), quantity * option.quantity),
    ),
  ].filter((left) => left !== undefined);
  return few.length > 0 ? { reason: 'portions_left', left: Math.min(...few) } : undefined;
}
