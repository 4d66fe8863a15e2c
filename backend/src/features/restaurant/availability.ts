import { nextBusinessDay, type Language, type Schedule } from 'shared-api/contract';
import { auditContextOf } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { named, type Statement } from '../../infra/database/statement.ts';
import type { Call } from '../../infra/http/routes.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { notFound } from '../../infra/http/service-error.ts';
import type { PortionsById } from './portions.ts';
import { setPortions, type PortionChange } from './set-portions.ts';

type AvailabilityCall =
  | Call<'restaurant', 'setItemAvailability', 'caller'>
  | Call<'restaurant', 'setOptionAvailability', 'caller'>;
type AvailabilityBody = AvailabilityCall['input']['body'];

const SCHEDULE = named(
  'menu.schedule',
  'SELECT schedule FROM restaurant WHERE id = $1 AND deleted_at IS NULL AND (owner_id = $2 OR $3)',
);

/** The device's clock may be wrong and its schedule old, so the service says when the next day begins. */
async function readNextDay(db: Queryable, scope: CallerScope, id: string, now: number): Promise<Date> {
  const row = await db.first<{ schedule: Schedule }>(SCHEDULE, [id, scope.userId, scope.isAdmin]);
  if (!row) throw notFound();
  return new Date(nextBusinessDay(row.schedule, now));
}

/** Until when it is sold out by its switch: null for not at all, undefined to leave it as it is. */
function switchedUntil(
  { soldOutUntil, portionsLeft }: AvailabilityBody,
  nextDay: Date,
): Date | null | undefined {
  if (portionsLeft !== undefined) {
    if (portionsLeft === null) return undefined;
    // None is what the switch says; cancelled orders don't bring such a dish back.
    return portionsLeft === 0 ? nextDay : null;
  }
  if (soldOutUntil === 'next_day') return nextDay;
  return soldOutUntil === undefined || soldOutUntil === null ? null : new Date(soldOutUntil);
}

/** What the statement of `switchAvailability` returns. */
interface SwitchedRow<Entry> {
  /** The dish or option. */
  readonly entry: Entry;
  readonly restaurant_name: string;
  /** Of the restaurant's original texts. */
  readonly language: Language | null;
}

interface Switch<Entry, Reply> {
  /**
   * Sets a dish or option ($2) of the caller's ($4, admin $5) restaurant ($1) sold out until $3 if $6; returns a
   * `SwitchedRow`.
   */
  readonly statement: Statement;
  readonly present: (entry: Entry, language: Language | null, portions: PortionsById, now: number) => Reply;
}

/**
 * Marks a dish or an option sold out until an instant or the next business day, or available again; or says how many
 * portions of it there are for today.
 *
 * @throws ServiceError `not_found`, also for one of another's restaurant; `conflict` with `current` if the number has
 *   changed
 */
export function switchAvailability<Entry extends { readonly name: string }, Reply>(
  call: AvailabilityCall,
  subjectId: string,
  { statement, present }: Switch<Entry, Reply>,
): Promise<Reply> {
  const { input, db, scope, context } = call;
  const { id } = input.params;
  const now = context.clock();
  return db.transaction(async (transaction) => {
    const nextDay = await readNextDay(transaction, scope, id, now);
    const until = switchedUntil(input.body, nextDay);
    const values = [id, subjectId, until ?? null, scope.userId, scope.isAdmin, until !== undefined];
    const row = await transaction.first<SwitchedRow<Entry>>(statement, values);
    if (!row) throw notFound();
    const target = { restaurantId: id, id: subjectId };
    const portions = await setPortions(transaction, target, input.body, nextDay, now);
    if (scope.isAdmin) {
      const switched = { id, label: row.restaurant_name, name: row.entry.name, until, portions };
      await record(transaction, call, switched, now);
    }
    return present(row.entry, row.language, portions.after && { [subjectId]: portions.after }, now);
  });
}

interface Switched {
  /** The restaurant and its name. */
  readonly id: string;
  readonly label: string;
  /** Of the dish or option. */
  readonly name: string;
  readonly until: Date | null | undefined;
  readonly portions: PortionChange;
}

/** Notes in the audit log that an admin has switched a dish or an option of a restaurant. */
async function record(
  db: Transaction,
  call: AvailabilityCall,
  { id, label, name, until, portions: { before, after } }: Switched,
  now: number,
): Promise<void> {
  const isSoldOut = until instanceof Date;
  const soldOut = { field: 'soldOut', before: isSoldOut ? null : name, after: isSoldOut ? name : null };
  const textOf = (left: number | undefined) => (left === undefined ? null : `${name}: ${left}`);
  const number = { field: 'portions', before: textOf(before?.left), after: textOf(after?.left) };
  const changes = [
    ...(until === undefined || call.input.body.portionsLeft ? [] : [soldOut]),
    ...(number.before === number.after ? [] : [number]),
  ];
  const done = { action: 'restaurant_updated', kind: 'restaurant', id, label } as const;
  if (changes.length > 0) await recordAudit(db, auditContextOf(call), { ...done, changes }, now);
}
