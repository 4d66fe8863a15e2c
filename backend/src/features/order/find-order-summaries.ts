import type { OrderSummary } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ORDER_TABLES, presentSummary, SUMMARY_COLUMNS, type OrderSummaryRow } from './order-row.ts';

const FIND = named(
  'order.find-summaries',
  `SELECT ${SUMMARY_COLUMNS} FROM ${ORDER_TABLES} WHERE o.id = ANY ($1::uuid[])`,
);

/** Several orders as lists show them; the caller has made sure who may see them. */
export async function findOrderSummaries(db: Queryable, ids: readonly string[]): Promise<OrderSummary[]> {
  return (await db.query<OrderSummaryRow>(FIND, [ids])).map((row) => presentSummary(row, false));
}
