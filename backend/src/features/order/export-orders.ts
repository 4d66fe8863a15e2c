import type { Queryable } from '../../infra/database/database.ts';
import type { Cell } from '../../infra/http/csv.ts';
import { eachPage, READ_BATCH_SIZE } from '../../infra/http/each-page.ts';
import { localTime } from '../../lib/local-time.ts';
import { toAmount } from '../../lib/money.ts';
import { wordsOfStage } from 'shared-api/contract';
import {
  fetchOrders,
  planOrders,
  type OrderQuery,
  type OrderRead,
  type OrderScope,
} from './order-list-query.ts';
import { HEAD_COLUMNS, type OrderRow, type OrderSummaryRow } from './order-row.ts';

type ExportedRow = OrderSummaryRow &
  Pick<OrderRow, 'phone' | 'address' | 'commune' | 'landmark' | 'note' | 'subtotal' | 'delivery_fee'> &
  Pick<OrderRow, 'payment_method' | 'payment_reference'>;

const EXPORTED = {
  name: 'export',
  columns: `${HEAD_COLUMNS}, o.phone, o.address, o.commune, o.landmark, o.note, o.subtotal, o.delivery_fee,
    o.payment_method, o.payment_reference`,
};

/** The columns of the file and their values. */
const COLUMNS: Readonly<Record<string, (row: ExportedRow) => Cell>> = {
  code: ({ code }) => code,
  orderDate: (row) => localTime(row.created_at),
  restaurant: (row) => row.restaurant_name,
  status: ({ stage }) => wordsOfStage(stage).status,
  stage: ({ stage }) => stage,
  orderType: (row) => row.order_type,
  customerName: (row) => row.customer_name,
  firstname: ({ firstname }) => firstname,
  lastname: ({ lastname }) => lastname,
  phone: ({ phone }) => phone,
  address: ({ address }) => address,
  commune: ({ commune }) => commune,
  landmark: ({ landmark }) => landmark,
  note: ({ note }) => note,
  items: ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
  subtotal: ({ subtotal }) => toAmount(subtotal).toFixed(2),
  deliveryFee: (row) => toAmount(row.delivery_fee).toFixed(2),
  totalAmount: ({ total }) => toAmount(total).toFixed(2),
  paymentMethod: (row) => row.payment_method,
  paymentReference: (row) => row.payment_reference,
};

export const ORDER_FILE_HEADER = Object.keys(COLUMNS);

/** All orders of a list as rows of the CSV file, page by page. */
export async function* orderFileRows(
  db: Queryable,
  scope: OrderScope,
  query: OrderQuery,
): AsyncGenerator<readonly (readonly Cell[])[], void> {
  const plan = await planOrders(db, scope, query);
  const fetch = (cursor: OrderRead['cursor']) =>
    fetchOrders<ExportedRow>(db, plan, { cursor, limit: READ_BATCH_SIZE, select: EXPORTED });
  for await (const rows of eachPage(fetch, plan.keyOf)) {
    yield rows.map((row) => Object.values(COLUMNS).map((cellOf) => cellOf(row)));
  }
}
