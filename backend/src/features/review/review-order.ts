import type { OrderReview } from 'shared-api/contract';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { Actor } from '../../infra/http/actor.ts';
import type { CallerScope, TokenScope } from '../../infra/http/scope.ts';
import { notFound, ServiceError } from '../../infra/http/service-error.ts';
import { getOrderRow, getTrackedRow } from '../order/repository.ts';
import type { OrderRow } from '../order/order-row.ts';
import { removeReview, writeReview, type ReviewWriter, type WrittenReview } from './write-review.ts';

const LOCK = named('review.lock-order', 'SELECT id FROM customer_order WHERE id = $1 FOR UPDATE');

/**
 * Reviews an order as its signed-in customer.
 *
 * @throws ServiceError `not_found`, `forbidden` for others who see the order, and as `writeReview` does
 */
export function reviewOwn(
  db: Database,
  scope: CallerScope<string>,
  id: string,
  written: WrittenReview,
  writer: ReviewWriter,
): Promise<OrderReview> {
  const find = (transaction: Transaction) => getOrderRow(transaction, scope, id);
  const isCustomer = ({ user_id: userId, owner_id: ownerId }: OrderRow) =>
    userId === scope.userId && ownerId !== scope.userId;
  return review(db, find, isCustomer, written, writer);
}

/**
 * Reviews an order by its tracking token. Its holder is the customer, unless the restaurant's own owner holds or placed
 * it.
 *
 * @throws ServiceError `not_found`, `forbidden`, and as `writeReview` does
 */
export function reviewTracked(
  db: Database,
  actor: Actor,
  scope: TokenScope,
  written: WrittenReview,
  writer: ReviewWriter,
): Promise<OrderReview> {
  const find = (transaction: Transaction) => getTrackedRow(transaction, scope);
  const isCustomer = ({ owner_id: ownerId, user_id: userId }: OrderRow) =>
    ownerId === null || (ownerId !== actor.id && ownerId !== userId);
  return review(db, find, isCustomer, written, writer);
}

/**
 * Deletes the signed-in customer's review of an order.
 *
 * @throws ServiceError `not_found` for another's order as for none, or without a review; `review_final`
 */
export function removeOwnReview(
  db: Database,
  scope: CallerScope<string>,
  id: string,
  now: number,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await transaction.execute(LOCK, [id]);
    const row = await getOrderRow(transaction, scope, id);
    if (row.user_id !== scope.userId || !row.review) throw notFound();
    await removeReview(transaction, row.restaurant_id, row.review, now);
  });
}

/** Locks the order: two concurrent writers make one review, counted once. */
function review(
  db: Database,
  find: (transaction: Transaction) => Promise<OrderRow>,
  isCustomer: (row: OrderRow) => boolean,
  written: WrittenReview,
  writer: ReviewWriter,
): Promise<OrderReview> {
  return db.transaction(async (transaction) => {
    const { id } = await find(transaction);
    await transaction.execute(LOCK, [id]);
    const row = await find(transaction);
    if (!isCustomer(row)) throw new ServiceError('forbidden');
    return writeReview(transaction, row, written, writer);
  });
}
