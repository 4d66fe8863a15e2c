import { isChangeable, type ChangeSide, type Order } from 'shared-api/contract';
import type { Transaction } from '../../../infra/database/database.ts';
import { newId } from '../../../infra/database/new-id.ts';
import { named } from '../../../infra/database/statement.ts';
import type { InputOf } from '../../../infra/http/contract-types.ts';
import type { Call } from '../../../infra/http/routes.ts';
import { invalidField, ServiceError } from '../../../infra/http/service-error.ts';
import type { OrderRow } from '../order-row.ts';
import { presentOrder, presentOrderFor } from '../presenter.ts';
import { getAnyOrderRow, getOrderRow, getOwnedRow, getTrackedRow, lockOrder } from '../repository.ts';
import { checkAvailable, findDishes } from './check-available.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { linesAfter, planLines, priceAfter, type WantedLine } from './plan-change.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How far a proposed time may lie ahead. */
const MAX_DAYS = 8;

const INSERT = named(
  'order-change.insert',
  `WITH wanted AS (
     INSERT INTO order_change (id, order_id, proposed_by, proposed_at, until, on_silence, note, lines, promised_at, difference)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)),
   touched AS (
     UPDATE customer_order o SET version = o.version + 1, updated_at = $4
     FROM restaurant r WHERE o.id = $2 AND r.id = o.restaurant_id
     RETURNING o.id, o.user_id, r.owner_id)
   INSERT INTO outbox (kind, recipients, order_id, created_at)
   SELECT 'order', array_remove(ARRAY[owner_id, user_id], NULL), id, $4 FROM touched`,
);

/** What either side wants, as it is stored. */
interface Wanted {
  readonly by: ChangeSide;
  /** The order's version that was on screen. */
  readonly version: number;
  readonly note: string | undefined;
  readonly lines: readonly WantedLine[];
  readonly promisedAt: Date | null;
  readonly until: Date | null;
  readonly onSilence: InputOf<'order', 'proposeChange'>['body']['onSilence'] | null;
}

/**
 * Proposes a change of an accepted order to its customer, as its restaurant.
 *
 * @throws ServiceError `not_found`; and those of `store`
 */
export async function proposeChange(call: Call<'order', 'proposeChange', 'caller'>): Promise<Order> {
  const { db, context, scope, input } = call;
  const { id } = input.params;
  const { version, note, lines, promisedAt, minutes, onSilence } = input.body;
  const now = context.clock();
  return db.transaction(async (transaction) => {
    await lockOrder(transaction, id);
    const row = await getOwnedRow(transaction, scope, id);
    const wanted: Wanted = {
      ...{ by: 'provider', version, note, lines, onSilence },
      promisedAt: promisedAt === undefined ? null : checkTime(Date.parse(promisedAt), row, now),
      until: new Date(now + minutes * MINUTE_MS),
    };
    await store(transaction, row, wanted, presentOrderFor(row, scope), now);
    return presentOrderFor(await getOrderRow(transaction, scope, id), scope);
  });
}

/**
 * Asks the restaurant for a change of a pending or just accepted order, as the holder of its tracking token.
 *
 * @throws ServiceError `not_found`; and those of `store`
 */
export async function askTrackedChange(call: Call<'order', 'askTrackedChange', 'token'>): Promise<Order> {
  const { db, context, scope, input } = call;
  const { version, note, lines } = input.body;
  const now = context.clock();
  const { id } = await getTrackedRow(db, scope);
  return db.transaction(async (transaction) => {
    await lockOrder(transaction, id);
    const row = await getAnyOrderRow(transaction, id);
    const nothing = { promisedAt: null, until: null, onSilence: null };
    const wanted: Wanted = { by: 'customer', version, note, lines, ...nothing };
    await store(transaction, row, wanted, presentOrder(row, true), now);
    return presentOrder(await getAnyOrderRow(transaction, id), true);
  });
}

/**
 * Stores what a side wants, and tells the other one.
 *
 * @throws ServiceError `stage_not_allowed` or `conflict`, also beside an open change, with `current`; those of
 *   `planLines`, `linesAfter` and `checkAvailable`
 */
async function store(
  db: Transaction,
  row: OrderRow,
  { by, version, note, lines: wanted, promisedAt, until, onSilence }: Wanted,
  current: Order,
  now: number,
): Promise<void> {
  if (!isChangeable(by, row.stage)) throw new ServiceError('stage_not_allowed', { current });
  if (row.open_change || row.version !== version) throw new ServiceError('conflict', { current });
  if (wanted.length === 0 && !promisedAt && !note) throw invalidField('lines', 'change nothing');
  const replacements = wanted.flatMap(({ replacement }) => replacement ?? []);
  const dishes = await findDishes(db, row.restaurant_id, replacements);
  const lines = planLines(row.lines, wanted, dishes, row.restaurant_language);
  const { difference } = priceAfter(row, linesAfter(row.lines, lines));
  await checkAvailable(db, row, lines, now);
  await db.execute(INSERT, [
    ...[newId(now), row.id, by, new Date(now), until, onSilence, note || null],
    ...[JSON.stringify(lines), promisedAt, difference],
  ]);
  const kind = by === 'provider' ? 'order_change_proposed' : 'order_change_asked';
  await notifyOfChange(db, row, kind, by, now);
}

/** A later time than the promised one, or than now. @throws ServiceError `validation_failed` */
function checkTime(promisedAt: number, row: OrderRow, now: number): Date {
  const earliest = Math.max(now, row.promised_at?.getTime() ?? 0);
  if (promisedAt <= earliest) throw invalidField('promisedAt', 'is not later');
  if (promisedAt > now + MAX_DAYS * DAY_MS) throw invalidField('promisedAt', 'is too far ahead');
  return new Date(promisedAt);
}
