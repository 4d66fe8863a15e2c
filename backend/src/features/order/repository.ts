import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { CallerScope, TokenScope } from '../../infra/http/scope.ts';
import { notFound, ServiceError } from '../../infra/http/service-error.ts';
import {
  ORDER_COLUMNS,
  ORDER_TABLES,
  SUMMARY_COLUMNS,
  type OrderRow,
  type OrderSummaryRow,
} from './order-row.ts';

/** The customer ($2), the restaurant's owner with the role of a provider ($3), any admin ($4). */
const IN_SCOPE = '(o.user_id = $2 OR r.owner_id = $3 OR $4)';

const BY_ID = named(
  'order.find',
  `SELECT ${ORDER_COLUMNS} FROM ${ORDER_TABLES} WHERE o.id = $1 AND o.hidden_at IS NULL AND ${IN_SCOPE}`,
);

/**
 * An order of the caller: as its customer, its restaurant's owner or an admin.
 *
 * @throws ServiceError `not_found`, also for an order that is not the caller's
 */
export async function getOrderRow(db: Queryable, scope: CallerScope, id: string): Promise<OrderRow> {
  const row = await db.first<OrderRow>(BY_ID, [id, scope.userId, scope.ownerId, scope.isAdmin]);
  if (!row) throw notFound();
  return row;
}

/**
 * An order at one of the caller's own restaurants.
 *
 * @throws ServiceError `not_found`; `forbidden` where the caller is its customer
 */
export async function getOwnedRow(db: Queryable, scope: CallerScope, id: string): Promise<OrderRow> {
  const row = await getOrderRow(db, scope, id);
  if (scope.ownerId === null || row.owner_id !== scope.ownerId) throw new ServiceError('forbidden');
  return row;
}

const ANY_BY_ID = named('order.find-any', `SELECT ${ORDER_COLUMNS} FROM ${ORDER_TABLES} WHERE o.id = $1`);

/** An order without any check of the caller, who must have been checked before. @throws ServiceError `not_found` */
export async function getAnyOrderRow(db: Queryable, id: string): Promise<OrderRow> {
  const row = await db.first<OrderRow>(ANY_BY_ID, [id]);
  if (!row) throw notFound();
  return row;
}

const LOCK = named('order.lock', 'SELECT id FROM customer_order WHERE id = $1 FOR UPDATE');

/** Locks an order until the transaction ends, before it is read and changed. */
export async function lockOrder(db: Transaction, id: string): Promise<void> {
  await db.execute(LOCK, [id]);
}

const BY_TOKEN = named(
  'order.find-by-token',
  `SELECT ${ORDER_COLUMNS} FROM ${ORDER_TABLES} WHERE o.tracking_token = $1`,
);

/** The order of a tracking token. @throws ServiceError `not_found` */
export async function getTrackedRow(db: Queryable, { token }: TokenScope): Promise<OrderRow> {
  const row = await db.first<OrderRow>(BY_TOKEN, [token]);
  if (!row) throw notFound();
  return row;
}

const IDS_BY_TOKEN = named(
  'order.ids-by-token',
  'SELECT id FROM customer_order WHERE tracking_token = ANY ($1::text[])',
);

/** The ids of the orders of tracking tokens; an unknown token has none. */
export async function findTrackedIds(db: Queryable, tokens: readonly string[]): Promise<string[]> {
  if (tokens.length === 0) return [];
  return (await db.query<{ id: string }>(IDS_BY_TOKEN, [tokens])).map(({ id }) => id);
}

const ALL_OF_USER = named(
  'order.all-of-user',
  `SELECT ${ORDER_COLUMNS} FROM ${ORDER_TABLES} WHERE o.user_id = $1 ORDER BY o.created_at DESC, o.id DESC`,
);

/** All orders of a user with all fields, newest first; also those that an admin has hidden. */
export function listAllOrdersOfUser(db: Queryable, userId: string): Promise<OrderRow[]> {
  return db.query<OrderRow>(ALL_OF_USER, [userId]);
}

const SUMMARIES = named(
  'order.find-summaries',
  `SELECT ${SUMMARY_COLUMNS} FROM ${ORDER_TABLES} WHERE o.id = ANY ($1::uuid[])`,
);

/** Several orders as lists show them, without any check of the caller. */
export function findOrderSummaries(db: Queryable, ids: readonly string[]): Promise<OrderSummaryRow[]> {
  return db.query<OrderSummaryRow>(SUMMARIES, [ids]);
}
