import { isReviewable, type OrderReview, type ReviewReason } from 'shared-api/contract';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { publishChange } from '../../infra/stream/publish-change.ts';
import type { OrderRow } from '../order/order-row.ts';
import type { Trace } from '../session/trace.ts';
import { authorOf } from './author.ts';
import { hasContactData } from './contact-data.ts';
import { findEvidence } from './evidence.ts';
import { judge, stateOf } from './judge.ts';
import { editableUntil, presentOrderReview, REVIEW_JSON, type ReviewJson } from './presenter.ts';
import { lockRating, recountRating } from './ratings.ts';

/** The fields of an order that its review depends on. */
export type ReviewedOrder = Pick<
  OrderRow,
  'id' | 'restaurant_id' | 'stage' | 'history' | 'firstname' | 'lastname' | 'customer_name' | 'review'
>;

export interface WrittenReview {
  readonly rating: number;
  readonly text?: string | null | undefined;
}

/** Who writes, and when. */
export interface ReviewWriter {
  readonly trace: Trace;
  readonly now: number;
}

/** A review as it is stored. */
interface Draft {
  readonly rating: number;
  readonly text: string | null;
}

interface Stored {
  readonly review: ReviewJson;
}

/**
 * Stores or changes the review of an order, and updates its restaurant's mean. The caller has locked the order.
 *
 * @throws ServiceError `review_too_early` before its end or some hours after it, `review_repeated` after another review
 * of the restaurant,
 *   `review_final` once it may not be changed any more
 */
export async function writeReview(
  transaction: Transaction,
  order: ReviewedOrder,
  written: WrittenReview,
  writer: ReviewWriter,
): Promise<OrderReview> {
  const draft = { rating: written.rating, text: written.text || null };
  const before = order.review;
  if (before?.rating === draft.rating && before.text === draft.text) return presentOrderReview(before);
  if (before) checkMayChange(before, writer.now);
  else if (!isReviewable(order, writer.now)) throw new ServiceError('review_too_early');
  await lockRating(transaction, order.restaurant_id);
  const stored = before
    ? await update(transaction, before, draft, writer.now)
    : await insert(transaction, order, draft, writer);
  if (!stored) throw new Error('The review was not stored');
  const { id, state } = stored.review;
  if (state !== 'published') await publishChange(transaction, { kind: 'review', id }, writer.now);
  await recountRating(transaction, order.restaurant_id);
  return presentOrderReview(stored.review);
}

function checkMayChange(review: ReviewJson, now: number): void {
  if (review.state === 'removed' || now > editableUntil(review)) throw new ServiceError('review_final');
}

const INSERT = named(
  'review.insert',
  `INSERT INTO review AS v (id, order_id, restaurant_id, rating, text, author, created_at, updated_at, state, reasons,
     weight, is_quick)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11) RETURNING ${REVIEW_JSON} AS review`,
);

async function insert(
  transaction: Transaction,
  order: ReviewedOrder,
  { rating, text }: Draft,
  { trace, now }: ReviewWriter,
): Promise<Stored | undefined> {
  const { firstname, lastname, customer_name: contact } = order;
  const judgement = judge(await findEvidence(transaction, order.id, trace, now));
  if (judgement.isRepeated) throw new ServiceError('review_repeated');
  const reasons = withContact(judgement.reasons, text);
  const author = authorOf(firstname ? `${firstname} ${lastname ?? ''}` : contact);
  const values = [newId(now), order.id, order.restaurant_id, rating, text, author, new Date(now)];
  const counting = [stateOf(reasons), reasons, judgement.weight, judgement.isQuick];
  return transaction.first<Stored>(INSERT, [...values, ...counting]);
}

const UPDATE = named(
  'review.update',
  `UPDATE review v SET rating = $2, text = $3, updated_at = $4, state = $5, reasons = $6 WHERE id = $1
   RETURNING ${REVIEW_JSON} AS review`,
);

/** A changed text is checked like a new one; what an admin has decided about the author stays. */
function update(
  transaction: Transaction,
  before: ReviewJson,
  { rating, text }: Draft,
  now: number,
): Promise<Stored | undefined> {
  const others = before.reasons.filter((reason) => reason !== 'contact');
  const reasons = text === before.text ? before.reasons : withContact(others, text);
  const values = [before.id, rating, text, new Date(now), stateOf(reasons), reasons];
  return transaction.first<Stored>(UPDATE, values);
}

function withContact(reasons: readonly ReviewReason[], text: string | null): readonly ReviewReason[] {
  return text !== null && hasContactData(text) ? [...reasons, 'contact'] : reasons;
}

const REMOVE = named('review.remove', 'DELETE FROM review WHERE id = $1');

/**
 * Deletes a review, also from its restaurant's mean. The caller has locked the order.
 *
 * @throws ServiceError `review_final` once it may not be changed any more
 */
export async function removeReview(
  transaction: Transaction,
  restaurantId: string,
  review: ReviewJson,
  now: number,
): Promise<void> {
  checkMayChange(review, now);
  await lockRating(transaction, restaurantId);
  await transaction.execute(REMOVE, [review.id]);
  await recountRating(transaction, restaurantId);
}

const FORGET_AUTHOR = named(
  'review.forget-author',
  `UPDATE review v SET author = NULL FROM customer_order o WHERE o.id = v.order_id AND o.user_id = $1`,
);

/** Before a user is deleted: its reviews stay, without its name. */
export async function forgetAuthor(db: Queryable, userId: string): Promise<void> {
  await db.execute(FORGET_AUTHOR, [userId]);
}
