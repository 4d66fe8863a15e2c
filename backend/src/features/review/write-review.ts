import type { OrderReview } from 'shared-api/contract';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { newId } from '../../infra/database/new-id.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { touchPublicList } from '../restaurant/repository.ts';
import { authorOf } from './author.ts';
import { editableUntil, presentOrderReview, REVIEW_JSON, type ReviewJson } from './presenter.ts';

/** The fields of an order that its review depends on. */
export interface ReviewedOrder {
  readonly id: string;
  readonly restaurant_id: string;
  readonly stage: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly customer_name: string;
  readonly review: ReviewJson | null;
}

export interface WrittenReview {
  readonly rating: number;
  readonly text?: string | null | undefined;
}

const INSERT = named(
  'review.insert',
  `INSERT INTO review AS v (id, order_id, restaurant_id, rating, text, author, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING ${REVIEW_JSON} AS review`,
);

const UPDATE = named(
  'review.update',
  `UPDATE review v SET rating = $2, text = $3, updated_at = $4 WHERE id = $1 RETURNING ${REVIEW_JSON} AS review`,
);

const COUNT_IN = named(
  'review.count-in',
  'UPDATE restaurant SET rating_count = rating_count + $2, rating_sum = rating_sum + $3 WHERE id = $1',
);

/**
 * Stores or changes the review of an order, and updates its restaurant's mean. The caller has locked the order.
 *
 * @throws ServiceError `review_too_early` before delivery, `review_final` once it may not be changed any more
 */
export async function writeReview(
  transaction: Transaction,
  order: ReviewedOrder,
  written: WrittenReview,
  now: number,
): Promise<OrderReview> {
  const { rating } = written;
  const text = written.text || null;
  const before = order.review;
  if (before?.rating === rating && before.text === text) return presentOrderReview(before);
  if (before && now > editableUntil(before)) throw new ServiceError('review_final');
  if (!before && order.stage !== 'delivered') throw new ServiceError('review_too_early');
  const stored = before
    ? await transaction.first<Stored>(UPDATE, [before.id, rating, text, new Date(now)])
    : await insert(transaction, order, { rating, text }, now);
  if (!stored) throw new Error('The review was not stored');
  await transaction.execute(COUNT_IN, [order.restaurant_id, before ? 0 : 1, rating - (before?.rating ?? 0)]);
  await touchPublicList(transaction);
  return presentOrderReview(stored.review);
}

interface Stored {
  readonly review: ReviewJson;
}

function insert(
  transaction: Transaction,
  { id, restaurant_id: restaurantId, firstname, lastname, customer_name: contact }: ReviewedOrder,
  { rating, text }: { readonly rating: number; readonly text: string | null },
  now: number,
): Promise<Stored | undefined> {
  const author = authorOf(firstname ? `${firstname} ${lastname ?? ''}` : contact);
  const values = [newId(now), id, restaurantId, rating, text, author, new Date(now)];
  return transaction.first<Stored>(INSERT, values);
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
  if (now > editableUntil(review)) throw new ServiceError('review_final');
  await transaction.execute(REMOVE, [review.id]);
  await transaction.execute(COUNT_IN, [restaurantId, -1, -review.rating]);
  await touchPublicList(transaction);
}

const FORGET_AUTHOR = named(
  'review.forget-author',
  `UPDATE review v SET author = NULL FROM customer_order o WHERE o.id = v.order_id AND o.user_id = $1`,
);

/** Before a user is deleted: its reviews stay, without its name. */
export async function forgetAuthor(db: Queryable, userId: string): Promise<void> {
  await db.execute(FORGET_AUTHOR, [userId]);
}
