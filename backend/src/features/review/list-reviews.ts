import type { Review } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { decodeCursor, keyset, pageOf, type KeysetColumn, type Page } from '../../infra/http/page.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { notFound } from '../../infra/http/service-error.ts';
import { presentReview, REVIEW_COLUMNS, type ReviewRow } from './presenter.ts';

const DEFAULT_LIMIT = 20;

/** The order of all lists of reviews. */
export const NEWEST: readonly KeysetColumn[] = [
  { expression: 'v.created_at', cast: 'timestamptz' },
  { expression: 'v.id', cast: 'uuid' },
];

/** The values of {@link NEWEST} in a row. */
export function keyOf({ created_at: createdAt, id }: Pick<ReviewRow, 'created_at' | 'id'>): string[] {
  return [createdAt.toISOString(), id];
}

/** Whether the caller sees the restaurant, and how many reviews it has. */
const COUNT = named(
  'review.count',
  `SELECT rating_count AS total FROM restaurant
   WHERE id = $1 AND deleted_at IS NULL AND (is_confirmed OR owner_id = $2 OR $3)`,
);

export interface ReviewQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/**
 * A page of a restaurant's reviews, newest first.
 *
 * @throws ServiceError `not_found` for a restaurant that the caller does not see
 */
export async function listReviews(
  db: Queryable,
  scope: CallerScope,
  restaurantId: string,
  query: ReviewQuery,
): Promise<Page<Review>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const cursor = decodeCursor(query.cursor, NEWEST.length);
  const { condition, order, values, shape } = keyset(NEWEST, 'desc', cursor, 3);
  const rows = named(
    `review.list.${shape}`,
    `SELECT ${REVIEW_COLUMNS} FROM review v
     WHERE v.restaurant_id = $1 AND v.state = 'published' AND ${condition} ORDER BY ${order} LIMIT $2`,
  );
  const counted = await db.first<{ total: number }>(COUNT, [restaurantId, scope.userId, scope.isAdmin]);
  if (!counted) throw notFound();
  // Most restaurants have none yet: skip the query.
  const fetched =
    counted.total === 0 ? [] : await db.query<ReviewRow>(rows, [restaurantId, limit + 1, ...values]);
  const page = pageOf({ fetched, limit, cursor, total: counted.total, keyOf });
  return { ...page, rows: page.rows.map(presentReview) };
}
