/** The constraint that a statement violates if not enough portions are left. */
export const PORTIONS_CHECK = 'portions_left_enough';

/** SQL: the stages in which nothing of an order is cooked or eaten. */
export const RELEASED = `('cancelled', 'rejected', 'expired')`;

/** SQL: how many portions of each dish and option are in the lines of an order; rows of `id` and `portions`. */
function portionsOf(lines: string): string {
  return `SELECT one.id, sum(one.portions)::int AS portions FROM (
       SELECT l.item_id AS id, l.quantity AS portions
       FROM jsonb_to_recordset(${lines}) AS l (item_id uuid, quantity int)
       UNION ALL
       SELECT COALESCE(c.dish, c.id), l.quantity * c.quantity
       FROM jsonb_to_recordset(${lines}) AS l (quantity int, options jsonb)
         CROSS JOIN LATERAL jsonb_to_recordset(COALESCE(l.options, '[]')) AS c (id uuid, dish uuid, quantity int)) AS one
     GROUP BY one.id`;
}

/**
 * CTE `wanted`: what orders (id, restaurant_id, lines, wanted_at) of restaurants with numbers for today would take of
 * them.
 */
function wantedSql(orders: string, at: string): string {
  return `counting AS MATERIALIZED (
     SELECT o.id, o.restaurant_id, o.lines FROM ${orders} o
     WHERE EXISTS (SELECT FROM portions_left p WHERE p.restaurant_id = o.restaurant_id AND p.until > COALESCE(o.wanted_at, ${at}))),
   wanted AS MATERIALIZED (
     SELECT o.id AS order_id, o.restaurant_id, d.id, d.portions
     FROM counting o CROSS JOIN LATERAL (${portionsOf('o.lines')}) AS d)`;
}

/** CTE: locks the numbers of the dishes and options in `rows`, always in the same order, so that nobody deadlocks. */
function lockSql(name: string, rows: string): string {
  return `${name} AS (
     SELECT p.restaurant_id, p.id, p.portions, p.until FROM portions_left p
     WHERE (p.restaurant_id, p.id) IN (SELECT restaurant_id, id FROM ${rows})
     ORDER BY p.restaurant_id, p.id FOR UPDATE OF p)`;
}

/**
 * CTEs that take what new orders need of the numbers for today; `taken` has the changed numbers. If one is not enough
 * for all of them, the statement violates `PORTIONS_CHECK`.
 *
 * @param orders name of a CTE with id, restaurant_id, lines and wanted_at
 * @param at parameter with the instant
 */
export function takePortionsSql(orders: string, at: string): string {
  return `${wantedSql(orders, at)},
   ${lockSql('locked', 'wanted')},
   taken AS (
     UPDATE portions_left p SET portions = p.portions - w.portions
     FROM (SELECT restaurant_id, id, sum(portions)::int AS portions FROM wanted GROUP BY restaurant_id, id) AS w
       JOIN locked USING (restaurant_id, id)
     WHERE p.restaurant_id = w.restaurant_id AND p.id = w.id AND p.until > ${at}
     RETURNING p.restaurant_id, p.id, p.until),
   held AS (
     INSERT INTO order_portion (order_id, id, portions, until)
     SELECT w.order_id, w.id, w.portions, t.until FROM wanted w JOIN taken t USING (restaurant_id, id))`;
}

const DELIVERED_ONCE = `EXISTS (SELECT FROM order_event e WHERE e.order_id = m.id AND e.stage = 'delivered')`;

/**
 * CTEs that give back, once, what the orders in `moved` (id, restaurant_id, stage) have taken and don't need any more;
 * `given_back` has the changed numbers. What was delivered once has most likely been eaten.
 */
export const GIVE_PORTIONS_BACK = `released AS (
     DELETE FROM order_portion h USING moved m
     WHERE h.order_id = m.id AND m.stage IN ${RELEASED} AND NOT ${DELIVERED_ONCE}
     RETURNING m.restaurant_id, h.id, h.portions, h.until),
   ${lockSql('locked', 'released')},
   given_back AS (
     UPDATE portions_left p SET portions = p.portions + r.portions
     FROM (SELECT restaurant_id, id, until, sum(portions)::int AS portions FROM released
           GROUP BY restaurant_id, id, until) AS r
       JOIN locked USING (restaurant_id, id)
     WHERE p.restaurant_id = r.restaurant_id AND p.id = r.id AND p.until = r.until
     RETURNING p.id)`;

/**
 * CTEs for an order in `moved` (id, restaurant_id, stage, lines, wanted_at) that is set back from an end: it takes its
 * portions again, or what is left of them, as its restaurant decides what it cooks. `retaken` has the changed numbers.
 *
 * @param from parameter with the stage before
 * @param at parameter with the instant
 */
export function retakePortionsSql(from: string, at: string): string {
  return `resumed AS MATERIALIZED (
     SELECT m.id, m.restaurant_id, m.lines, m.wanted_at FROM moved m
     WHERE ${from}::text IN ${RELEASED} AND m.stage NOT IN ${RELEASED} AND m.stage <> 'refunded'
       AND NOT ${DELIVERED_ONCE} AND NOT EXISTS (SELECT FROM order_portion h WHERE h.order_id = m.id)),
   ${wantedSql('resumed', at)},
   ${lockSql('standing', 'wanted')},
   again AS MATERIALIZED (
     SELECT w.order_id, s.restaurant_id, s.id, s.until, LEAST(w.portions, s.portions) AS portions
     FROM wanted w JOIN standing s USING (restaurant_id, id)
     WHERE s.until > ${at} AND s.portions > 0),
   retaken AS (
     UPDATE portions_left p SET portions = p.portions - a.portions
     FROM again a WHERE p.restaurant_id = a.restaurant_id AND p.id = a.id
     RETURNING p.id),
   held AS (
     INSERT INTO order_portion (order_id, id, portions, until) SELECT order_id, id, portions, until FROM again)`;
}

/**
 * CTEs for an order whose lines have changed: it gives back what it no longer needs of the numbers for today, and takes
 * what it needs more, or what is left of them. `adjusted` has the changed numbers.
 *
 * @param orders name of a CTE with id, restaurant_id, lines and wanted_at
 * @param at parameter with the instant
 */
export function adjustPortionsSql(orders: string, at: string): string {
  return `needed AS MATERIALIZED (
     SELECT o.id AS order_id, o.restaurant_id, d.id, d.portions, o.wanted_at
     FROM ${orders} o CROSS JOIN LATERAL (${portionsOf('o.lines')}) AS d),
   kept AS MATERIALIZED (
     SELECT h.order_id, o.restaurant_id, h.id, h.portions, h.until
     FROM ${orders} o JOIN order_portion h ON h.order_id = o.id),
   concerned AS MATERIALIZED (
     SELECT restaurant_id, id FROM needed UNION SELECT restaurant_id, id FROM kept),
   ${lockSql('locked', 'concerned')},
   settled AS MATERIALIZED (
     SELECT o.id AS order_id, l.restaurant_id, l.id, l.until, COALESCE(k.portions, 0) AS before,
       LEAST(COALESCE(n.portions, 0), COALESCE(k.portions, 0) + l.portions) AS after
     FROM locked l JOIN ${orders} o USING (restaurant_id)
       LEFT JOIN kept k ON k.id = l.id AND k.until = l.until
       LEFT JOIN needed n ON n.id = l.id
     WHERE l.until > GREATEST(${at}, COALESCE(o.wanted_at, ${at}))),
   adjusted AS (
     UPDATE portions_left p SET portions = p.portions + s.before - s.after
     FROM settled s WHERE p.restaurant_id = s.restaurant_id AND p.id = s.id AND s.before <> s.after
     RETURNING p.id),
   dropped AS (
     DELETE FROM order_portion h USING settled s WHERE h.order_id = s.order_id AND h.id = s.id AND s.after = 0),
   held AS (
     INSERT INTO order_portion (order_id, id, portions, until)
     SELECT order_id, id, after, until FROM settled WHERE after > 0
     ON CONFLICT (order_id, id) DO UPDATE SET portions = excluded.portions, until = excluded.until)`;
}
