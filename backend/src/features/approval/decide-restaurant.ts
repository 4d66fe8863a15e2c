import type { Language, RestaurantApproval } from 'shared-api/contract';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Change } from '../audit/changes.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { notFound, ServiceError } from '../../infra/http/service-error.ts';
import { notifyUsers } from '../notification/notify-users.ts';
import { putWantedName } from '../restaurant/accept-name.ts';
import { notifyDecision, type DecisionPlace } from './notify-decision.ts';
import { presentWaiting, stateOf, WAITING_COLUMNS, wantedOf, type WaitingRow } from './waiting-restaurant.ts';

interface DecidedRow extends WaitingRow {
  readonly owner_language: Language | null;
}

const LOCK = named(
  'confirmation.lock-restaurant',
  `SELECT ${WAITING_COLUMNS}, u.language AS owner_language FROM restaurant r JOIN app_user u ON u.id = r.owner_id
   WHERE r.id = $1 AND r.deleted_at IS NULL FOR UPDATE OF r`,
);

/** The restaurant that a decision is about, and what the admin saw of it. */
interface DecidedRestaurant {
  readonly audit: AuditContext;
  readonly id: string;
  readonly expected: InputOf<'approval', 'decideRestaurant'>['body']['expected'];
}

async function lock(db: Queryable, id: string): Promise<DecidedRow> {
  const row = await db.first<DecidedRow>(LOCK, [id]);
  if (!row) throw notFound();
  return row;
}

async function present(db: Queryable, row: WaitingRow): Promise<RestaurantApproval> {
  const [approval] = await presentWaiting(db, [row]);
  if (!approval) throw notFound();
  return approval;
}

function isExpected(row: WaitingRow, expected: DecidedRestaurant['expected']): boolean {
  if (!expected) return true;
  const { name, region } = wantedOf(row);
  return expected.state === stateOf(row).state && expected.name === name && expected.region === region;
}

/** Serializes concurrent decisions on the same restaurant, and its owner's changes. */
function decide(
  { context }: DecisionPlace,
  { id, expected }: DecidedRestaurant,
  apply: (transaction: Transaction, row: DecidedRow) => Promise<void>,
): Promise<RestaurantApproval> {
  return context.db.transaction(async (transaction) => {
    const row = await lock(transaction, id);
    const conflict = async () => new ServiceError('conflict', { current: await present(transaction, row) });
    if (!isExpected(row, expected)) throw await conflict();
    await apply(transaction, row);
    return present(transaction, await lock(transaction, id));
  });
}

function changesOf(row: DecidedRow, after: 'accepted' | 'declined'): Change[] {
  const wanted = wantedOf(row);
  const fields = row.wanted ? (['name', 'region', 'commune'] as const) : [];
  return [
    { field: 'approval', before: stateOf(row).state, after },
    ...fields
      .filter((field) => row[field] !== wanted[field])
      .map((field) => ({ field, before: row[field], after: wanted[field] })),
  ];
}

/** Writes the log and notifies the owner, in the decision's transaction. */
async function announce(
  place: DecisionPlace,
  transaction: Transaction,
  audit: AuditContext,
  row: DecidedRow,
  after: 'accepted' | 'declined',
): Promise<void> {
  const now = place.context.clock();
  const label = wantedOf(row).name;
  const done = { action: 'restaurant_updated', kind: 'restaurant', id: row.id, label } as const;
  await recordAudit(transaction, audit, { ...done, changes: changesOf(row, after) }, now);
  // Kinds that every version knows; a shell that knows more says it of the restaurant.
  const kind = after === 'accepted' ? 'account_confirmed' : 'account_declined';
  const reason = audit.reason ?? '';
  const params = { restaurant: label, ...(after === 'declined' && { reason }) };
  // A name that waits has no translations of its own.
  const about = row.wanted ? {} : { restaurantId: row.id };
  await notifyUsers(transaction, [row.owner_id], kind, params, now, about);
  const owner = { email: row.email, language: row.owner_language };
  await notifyDecision(place, transaction, owner, `restaurant_${after}`, row.id);
}

/**
 * Accepts a new restaurant, which becomes public, or a new name, which replaces the former one; also what was declined
 * before. Does nothing where nothing waits.
 *
 * @throws ServiceError `not_found`, `conflict` with `current` if something else waits than expected
 */
export function acceptRestaurant(
  place: DecisionPlace,
  decided: DecidedRestaurant,
): Promise<RestaurantApproval> {
  return decide(place, decided, async (transaction, row) => {
    if (row.approval_of === null) return;
    await announce(place, transaction, decided.audit, row, 'accepted');
    await putWantedName(transaction, row, wantedOf(row), place.context.clock());
  });
}

const DECLINE = named(
  'confirmation.decline-restaurant',
  'UPDATE restaurant SET approval_reason = $2, approval_at = $3, version = version + 1 WHERE id = $1',
);

/**
 * Declines a new restaurant, which stays hidden, or a new name; its owner reads the reason.
 *
 * @throws ServiceError `not_found`, `conflict` with `current` if something else waits than expected, or nothing
 */
export function declineRestaurant(
  place: DecisionPlace,
  decided: DecidedRestaurant,
  reason: string,
): Promise<RestaurantApproval> {
  return decide(place, decided, async (transaction, row) => {
    const { state } = stateOf(row);
    if (state === 'declined') return;
    if (state === 'accepted')
      throw new ServiceError('conflict', { current: await present(transaction, row) });
    await transaction.execute(DECLINE, [row.id, reason, new Date(place.context.clock())]);
    await announce(place, transaction, decided.audit, row, 'declined');
  });
}
