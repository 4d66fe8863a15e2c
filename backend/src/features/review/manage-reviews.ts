import {
  MAX_PAGE_SIZE,
  REPORTS_TO_LOOK,
  type ManagedReview,
  type ReviewDecision,
  type ReviewFilter,
  type ReviewState,
} from 'shared-api/contract';
import type { AuditContext } from '../audit/audit-context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countRows } from '../../infra/database/count-rows.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { decodeCursor, keyset, pageOf, type Page } from '../../infra/http/page.ts';
import { invalidField, notFound } from '../../infra/http/service-error.ts';
import { stateOf } from './judge.ts';
import { keyOf, NEWEST } from './list-reviews.ts';
import { MANAGED_REVIEWS, presentManagedReview, type ManagedReviewRow } from './presenter.ts';
import { lockRating, recountRating } from './ratings.ts';

const CONDITIONS: Readonly<Record<ReviewFilter, string>> = {
  held: `v.state = 'held'`,
  uncounted: `v.state = 'uncounted'`,
  removed: `v.state = 'removed'`,
  // Held ones stand in their own list.
  reported: `v.reported_by >= ${REPORTS_TO_LOOK} AND v.state <> 'held'`,
};

export interface ManagedReviewQuery {
  readonly filter?: ReviewFilter | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A page of all reviews for admins, newest first. */
export async function listManagedReviews(
  db: Queryable,
  { filter, limit = MAX_PAGE_SIZE, cursor: given }: ManagedReviewQuery,
): Promise<Page<ManagedReview>> {
  const cursor = decodeCursor(given, NEWEST.length);
  const where = filter ? CONDITIONS[filter] : 'TRUE';
  const { condition, order, values, shape } = keyset(NEWEST, 'desc', cursor, 2);
  const rows = named(
    `review.managed.${filter ?? 'all'}.${shape}`,
    `${MANAGED_REVIEWS} WHERE ${where} AND ${condition} ORDER BY ${order} LIMIT $1`,
  );
  const all = {
    ...{ name: `review.count-managed.${filter ?? 'all'}`, from: 'review v', where },
    ...{ orderBy: 'v.created_at, v.id', isReplanned: false },
  };
  const [fetched, counted] = await Promise.all([
    db.query<ManagedReviewRow>(rows, [limit + 1, ...values]),
    countRows(db, all, []),
  ]);
  const page = pageOf({ fetched, limit, cursor, ...counted, keyOf });
  return { ...page, rows: page.rows.map(presentManagedReview) };
}

const FIND = named('review.find-managed', `${MANAGED_REVIEWS} WHERE v.id = $1`);
const DECIDE = named(
  'review.decide',
  `UPDATE review SET state = $2, removal_reason = $3, reasons = CASE WHEN $4 THEN '{}' ELSE reasons END,
     reported_by = 0
   WHERE id = $1`,
);

const ACTIONS = {
  publish: 'review_published',
  remove: 'review_removed',
  restore: 'review_restored',
  keep: 'review_kept',
} as const satisfies Record<ReviewDecision, string>;

export interface Decided {
  readonly decision: ReviewDecision;
  readonly audit: AuditContext;
}

/**
 * Decides about a review as an admin, in the audit log; its restaurant's mean follows in the same transaction.
 *
 * @throws ServiceError `not_found`; `validation_failed` for a removal without a reason
 */
export function decideReview(
  db: Database,
  id: string,
  { decision, audit }: Decided,
  now: number,
): Promise<ManagedReview> {
  if (decision === 'remove' && !audit.reason) throw invalidField('reason', 'is needed to remove a review');
  return db.transaction(async (transaction) => {
    const { restaurant_id: restaurantId } = await getManaged(transaction, id);
    await lockRating(transaction, restaurantId);
    const before = await getManaged(transaction, id);
    const state = stateAfter(decision, before);
    const clearsReasons = decision === 'publish';
    const removalReason = state === 'removed' ? (audit.reason ?? before.removal_reason) : null;
    await transaction.execute(DECIDE, [id, state, removalReason, clearsReasons]);
    const changes = [{ field: 'reviewState', before: before.state, after: state }];
    const label = `${before.restaurant_name} · ${before.order_code}`;
    await recordAudit(
      transaction,
      audit,
      { action: ACTIONS[decision], kind: 'review', id, label, changes },
      now,
    );
    await recountRating(transaction, restaurantId);
    return presentManagedReview(await getManaged(transaction, id));
  });
}

/** A restored review counts as it did before its removal. */
function stateAfter(decision: ReviewDecision, { state, reasons }: ManagedReviewRow): ReviewState {
  switch (decision) {
    case 'publish':
      return 'published';
    case 'remove':
      return 'removed';
    case 'restore':
      return state === 'removed' ? stateOf(reasons) : state;
    case 'keep':
      return state;
  }
}

async function getManaged(db: Queryable, id: string): Promise<ManagedReviewRow> {
  const row = await db.first<ManagedReviewRow>(FIND, [id]);
  if (!row) throw notFound();
  return row;
}
