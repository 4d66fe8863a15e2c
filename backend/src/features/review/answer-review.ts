import type { Review } from 'shared-api/contract';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { invalidField, notFound } from '../../infra/http/service-error.ts';
import { notifyUsers } from '../notification/notify-users.ts';
import { hasContactData } from './contact-data.ts';
import { presentReview, REVIEW_COLUMNS, type ReviewRow } from './presenter.ts';

const LOCK = named(
  'review.lock-answered',
  `SELECT v.answered_at, o.id AS order_id, o.user_id, r.id AS restaurant_id, r.name AS restaurant
   FROM review v JOIN restaurant r ON r.id = v.restaurant_id JOIN customer_order o ON o.id = v.order_id
   WHERE v.id = $1 AND r.owner_id = $2 AND r.deleted_at IS NULL AND v.state = 'published' FOR UPDATE OF v`,
);
const ANSWER = named(
  'review.answer',
  `UPDATE review v SET answer = $2, answered_at = $3 WHERE id = $1 RETURNING ${REVIEW_COLUMNS}`,
);

interface AnsweredRow {
  readonly answered_at: Date | null;
  readonly order_id: string;
  readonly user_id: string | null;
  readonly restaurant_id: string;
  readonly restaurant: string;
}

/**
 * Stores the restaurant's one public answer to a review; its author, if signed up, is notified of the first.
 *
 * @throws ServiceError `not_found` for another's review as for one that visitors do not see; `contact_data` for a text
 *   with phone numbers or links, since no admin looks at answers before visitors do
 */
export function answerReview(
  db: Database,
  scope: CallerScope<string>,
  id: string,
  text: string,
  now: number,
): Promise<Review> {
  return db.transaction(async (transaction) => {
    const before = await lockAnswered(transaction, scope, id);
    if (hasContactData(text)) throw invalidField('text', 'has contact data or a link', 'contact_data');
    const row = await transaction.first<ReviewRow>(ANSWER, [id, text, new Date(now)]);
    if (!row) throw notFound();
    if (before.answered_at === null && before.user_id !== null) {
      const { restaurant, order_id: orderId, restaurant_id: restaurantId } = before;
      const subject = { orderId, restaurantId };
      await notifyUsers(transaction, [before.user_id], 'review_answered', { restaurant }, now, subject);
    }
    return presentReview(row);
  });
}

const REMOVE = named('review.remove-answer', 'UPDATE review SET answer = NULL WHERE id = $1');

/** @throws ServiceError `not_found` as {@link answerReview} does */
export async function removeAnswer(db: Database, scope: CallerScope<string>, id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockAnswered(transaction, scope, id);
    // The time stays, so that a later answer does not notify the author again.
    await transaction.execute(REMOVE, [id]);
  });
}

async function lockAnswered(db: Queryable, scope: CallerScope<string>, id: string): Promise<AnsweredRow> {
  const row = await db.first<AnsweredRow>(LOCK, [id, scope.ownerId]);
  if (!row) throw notFound();
  return row;
}
