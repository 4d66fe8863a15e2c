import type { Order } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { Actor } from '../../infra/http/actor.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { ORDER_COLUMNS, ORDER_TABLES, presentOrder, type OrderRow } from './order-row.ts';

/** Parameters $2 to $4 of a statement that asks whose an order is. */
export const CONCERNED = '(o.user_id = $2 OR r.owner_id = $3 OR $4)';

/** Values for the parameters of `CONCERNED`: the customer, the restaurant's owner as a provider, any admin. */
export function concernedValues(actor: Actor): [string | null, string | null, boolean] {
  return [actor.id, actor.role === 'PROVIDER' ? actor.id : null, actor.role === 'ADMIN'];
}

const BY_ID = named(
  'order.find',
  `SELECT ${ORDER_COLUMNS} FROM ${ORDER_TABLES} WHERE o.id = $1 AND o.hidden_at IS NULL AND ${CONCERNED}`,
);

/** An order that concerns the caller: its customer, its restaurant or an admin. */
export function findOrderRow(db: Queryable, id: string, actor: Actor): Promise<OrderRow | undefined> {
  return db.first<OrderRow>(BY_ID, [id, ...concernedValues(actor)]);
}

/** @throws ServiceError `not_found`, for another's as for none */
export async function getOrderRow(db: Queryable, id: string, actor: Actor): Promise<OrderRow> {
  const row = await findOrderRow(db, id, actor);
  if (!row) throw notFound();
  return row;
}

/** The order as this caller sees it. */
export function presentOrderFor(row: OrderRow, actor: Actor): Order {
  return presentOrder(row, actor.id !== null && row.user_id === actor.id);
}

const ANY_BY_ID = named('order.find-any', `SELECT ${ORDER_COLUMNS} FROM ${ORDER_TABLES} WHERE o.id = $1`);

/** An order whoever asks; the caller has made sure that they may. */
export async function getAnyOrderRow(db: Queryable, id: string): Promise<OrderRow> {
  const row = await db.first<OrderRow>(ANY_BY_ID, [id]);
  if (!row) throw notFound();
  return row;
}

const OF_USER = named(
  'order.all-of-user',
  `SELECT ${ORDER_COLUMNS} FROM ${ORDER_TABLES} WHERE o.user_id = $1 ORDER BY o.created_at DESC, o.id DESC`,
);

/** All orders of a user, whole, latest first; also those that an admin has taken off the lists. */
export async function ordersOfUser(db: Queryable, userId: string): Promise<Order[]> {
  return (await db.query<OrderRow>(OF_USER, [userId])).map((row) => presentOrder(row, false));
}

const BY_TOKEN = named(
  'order.find-by-token',
  `SELECT ${ORDER_COLUMNS} FROM ${ORDER_TABLES} WHERE o.tracking_token = $1`,
);

/** The order behind a tracking token. @throws ServiceError `not_found` */
export async function getTrackedRow(db: Queryable, token: string): Promise<OrderRow> {
  const row = await db.first<OrderRow>(BY_TOKEN, [token]);
  if (!row) throw notFound();
  return row;
}
