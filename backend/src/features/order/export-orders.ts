import type { Queryable } from '../../infra/database/database.ts';
import type { Cell } from '../../infra/http/csv.ts';
import { eachPage, READ_BATCH_SIZE } from '../../infra/http/each-page.ts';
import { localTime } from '../../lib/local-time.ts';
import { wordsOfStage, toAmount, type Language } from 'shared-api/contract';
import { placeNameIn } from 'shared-api/server/place-names';
import {
  fetchOrders,
  planOrders,
  type OrderQuery,
  type OrderRead,
  type OrderScope,
} from './order-list-query.ts';
import { NOTIFICATION_TEXTS, ORDER_FILE_TEXTS } from '../../locales/texts.ts';
import { ORDER_COLUMNS, type OrderColumn } from './order-columns.ts';
import type { LineJson } from './line-row.ts';
import { HEAD_COLUMNS, type OrderRow, type OrderSummaryRow } from './order-row.ts';

type ExportedRow = OrderSummaryRow &
  Pick<OrderRow, 'phone' | 'address' | 'commune' | 'landmark' | 'note' | 'subtotal' | 'delivery_fee'> &
  Pick<OrderRow, 'payment_method' | 'payment_reference'>;

const EXPORTED = {
  name: 'export',
  columns: `${HEAD_COLUMNS}, o.phone, o.address, o.commune, o.landmark, o.note, o.subtotal, o.delivery_fee,
    o.payment_method, o.payment_reference`,
};

/** A line with what was chosen for one portion: `2 × Pizza (Grande, 2 × Fromage)`. */
function lineText({ quantity, name, options = [] }: LineJson): string {
  const chosen = options.map(
    (option) => (option.quantity === 1 ? '' : `${option.quantity} × `) + option.name,
  );
  return `${quantity} × ${name}${chosen.length > 0 ? ` (${chosen.join(', ')})` : ''}`;
}

/** The values of the columns. */
const CELLS: Readonly<Record<OrderColumn, (row: ExportedRow) => Cell>> = {
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
  items: ({ lines }) => lines.map(lineText).join('; '),
  subtotal: ({ subtotal }) => toAmount(subtotal).toFixed(2),
  deliveryFee: (row) => toAmount(row.delivery_fee).toFixed(2),
  totalAmount: ({ total }) => toAmount(total).toFixed(2),
  paymentMethod: (row) => row.payment_method,
  paymentReference: (row) => row.payment_reference,
  wantedAt: (row) => row.wanted_at && localTime(row.wanted_at),
  discount: ({ discount }) => toAmount(discount).toFixed(2),
  promotionCode: ({ promotion }) => promotion?.code ?? null,
};

/** The values that a person reads as words. */
function wordsFor(language: Language): Partial<typeof CELLS> {
  const { statuses, types, payments } = ORDER_FILE_TEXTS[language];
  const { stage: stages } = NOTIFICATION_TEXTS[language];
  return {
    status: ({ stage }) => statuses[wordsOfStage(stage).status],
    stage: ({ stage }) => stages[stage],
    orderType: (row) => types[row.order_type],
    commune: ({ commune }) => commune && placeNameIn(language, commune),
    paymentMethod: (row) => payments[row.payment_method],
  };
}

/** The header in a person's language; without one the names of the fields, for programs. */
export function orderFileHeader(language: Language | undefined): string[] {
  return ORDER_COLUMNS.map((column) => (language ? ORDER_FILE_TEXTS[language].columns[column] : column));
}

/** All orders of a list as rows of the CSV file, page by page, with words or values as in its header. */
export async function* orderFileRows(
  db: Queryable,
  scope: OrderScope,
  query: OrderQuery & { readonly language?: Language | undefined },
): AsyncGenerator<readonly (readonly Cell[])[], void> {
  const plan = await planOrders(db, scope, query);
  const cells = { ...CELLS, ...(query.language && wordsFor(query.language)) };
  const fetch = (cursor: OrderRead['cursor']) =>
    fetchOrders<ExportedRow>(db, plan, { cursor, limit: READ_BATCH_SIZE, select: EXPORTED });
  for await (const rows of eachPage(fetch, plan.keyOf)) {
    yield rows.map((row) => ORDER_COLUMNS.map((column) => cells[column](row)));
  }
}
