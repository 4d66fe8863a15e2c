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
 * those that still count at `since`.
 */
function wantedSql(orders: string, at: string): string {
  return `counting AS MATERIALIZED (
     SELECT o.id, o.restaurant_id, o.lines, GREATEST(o.wanted_at, ${at}) AS since FROM ${orders} o
     WHERE EXISTS (SELECT FROM portions_left p
       WHERE p.restaurant_id = o.restaurant_id AND p.until > GREATEST(o.wanted_at, ${at}))),
   wanted AS MATERIALIZED (
     SELECT o.id AS order_id, o.restaurant_id, d.id, d.portions, o.since
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
     FROM (SELECT restaurant_id, id, sum(w.portions)::int AS portions
           FROM wanted w JOIN locked l USING (restaurant_id, id) WHERE l.until > w.since
           GROUP BY restaurant_id, id) AS w
     WHERE p.restaurant_id = w.restaurant_id AND p.id = w.id
     RETURNING p.restaurant_id, p.id, p.until),
   held AS (
     INSERT INTO order_portion (order_id, id, portions, until)
     SELECT w.order_id, w.id, w.portions, t.until FROM wanted w JOIN taken t USING (restaurant_id, id)
     WHERE t.until > w.since)`;
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
     WHERE s.until > w.since AND s.portions > 0),
   retaken AS (
     UPDATE portions_left p SET portions = p.portions - a.portions
     FROM again a WHERE p.restaurant_id = a.restaurant_id AND p.id = a.id
     RETURNING p.id),
   held AS (
     INSERT INTO order_portion (order_id, id, portions, until) SELECT order_id, id, portions, until FROM again)`;
}

/**
 * CTEs for an order whose lines or time have changed: of the numbers for today it takes what it needs more than before,
 * and gives back what it holds and no longer needs. `adjusted` has the changed numbers. If one is not enough, the
 * statement violates `PORTIONS_CHECK`.
 *
 * @param orders name of a CTE with id, restaurant_id, lines, wanted_at, and the latter two of before
 * @param at parameter with the instant
 */
export function adjustPortionsSql(orders: string, at: string): string {
  return `needed AS MATERIALIZED (
     SELECT o.id AS order_id, o.restaurant_id, d.id, d.portions, FALSE AS is_before, o.wanted_at
     FROM ${orders} o CROSS JOIN LATERAL (${portionsOf('o.lines')}) AS d
     UNION ALL
     SELECT o.id, o.restaurant_id, d.id, d.portions, TRUE, o.wanted_before
     FROM ${orders} o CROSS JOIN LATERAL (${portionsOf('o.lines_before')}) AS d),
   ${lockSql('locked', 'needed')},
   counted AS MATERIALIZED (
     SELECT n.order_id, l.restaurant_id, l.id, l.until, COALESCE(max(h.portions), 0) AS held,
       COALESCE(sum(n.portions) FILTER (WHERE n.is_before), 0)::int AS before,
       COALESCE(sum(n.portions) FILTER (WHERE NOT n.is_before AND l.until > COALESCE(n.wanted_at, ${at})), 0)::int AS after
     FROM locked l JOIN needed n USING (restaurant_id, id)
       LEFT JOIN order_portion h ON h.order_id = n.order_id AND h.id = l.id AND h.until = l.until
     WHERE l.until > ${at}
     GROUP BY n.order_id, l.restaurant_id, l.id, l.until),
   settled AS MATERIALIZED (
     SELECT *, CASE WHEN after > before THEN held + after - before ELSE LEAST(held, after) END AS holds FROM counted),
   adjusted AS (
     UPDATE portions_left p SET portions = p.portions + s.held - s.holds
     FROM settled s WHERE p.restaurant_id = s.restaurant_id AND p.id = s.id AND s.held <> s.holds
     RETURNING p.id),
   dropped AS (
     DELETE FROM order_portion h USING settled s WHERE h.order_id = s.order_id AND h.id = s.id AND s.holds = 0),
   held AS (
     INSERT INTO order_portion (order_id, id, portions, until)
     SELECT order_id, id, holds, until FROM settled WHERE holds > 0
     ON CONFLICT (order_id, id) DO UPDATE SET portions = excluded.portions, until = excluded.until)`;
}
