import type { Notification, NotificationKind } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { uniqueViolation } from '../../infra/database/database-errors.ts';
import { named } from '../../infra/database/statement.ts';
import { inReadersLanguage } from './restaurant-name.ts';

const MAX_ATTEMPTS = 8;

/**
 * SQL for a new notification's id: the current millisecond, but after the user's last one and those of the same
 * statement. Two concurrent statements may still choose the same id; the later one has to retry with a wider `jitter`.
 *
 * @param user expression of the user's id
 * @param now parameter with the instant in milliseconds
 * @param jitter parameter with a small number to add
 */
export function nextNotificationId(user: string, now: string, jitter: string): string {
  return `GREATEST(${now}::bigint, COALESCE((SELECT max(n.id) FROM notification n WHERE n.user_id = ${user}), 0))
    + ${jitter}::bigint + row_number() OVER (PARTITION BY ${user})`;
}

/**
 * Milliseconds over which simultaneous notifications of one user are spread, even at the first attempt: a retry is
 * expensive, as the statement has already waited for the other's commit.
 */
const SPREAD_MS = 128;

function jitterOf(attempt: number): number {
  return Math.floor(Math.random() * SPREAD_MS * 4 ** (attempt - 1));
}

/**
 * Runs a statement that inserts notifications, and retries it on a conflict of their ids. Not for use inside a
 * transaction, which a failed statement aborts.
 */
export async function withNotificationIds<Result>(
  work: (jitter: number) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(jitterOf(attempt));
    } catch (error) {
      if (uniqueViolation(error) !== 'notification_pkey' || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

const NOTIFY = named(
  'notification.insert',
  `WITH notified AS (
     INSERT INTO notification (user_id, id, kind, params, order_id)
     SELECT t.user_id, ${nextNotificationId('t.user_id', '$2', '$3')}, $4, ${inReadersLanguage('$5::jsonb', 'r', 'u')},
       $7::uuid
     FROM unnest($1::uuid[]) AS t (user_id) JOIN app_user u ON u.id = t.user_id LEFT JOIN restaurant r ON r.id = $8
     ON CONFLICT DO NOTHING
     RETURNING user_id, id)
   INSERT INTO outbox (kind, recipients, notification_id, created_at)
   SELECT 'notification', ARRAY[notified.user_id], notified.id, $6 FROM notified RETURNING recipients[1] AS user_id`,
);

/** What a notification is about. */
export interface NotificationSubject {
  /** The order it leads to. */
  readonly orderId?: string;
  /** The restaurant that `params` name: each reader reads its name in their language. */
  readonly restaurantId?: string;
}

/**
 * Stores a notification for each user and publishes it to their event streams; also inside a transaction.
 */
export async function notifyUsers(
  db: Queryable,
  userIds: readonly string[],
  kind: NotificationKind,
  params: Notification['params'],
  now: number,
  { orderId, restaurantId }: NotificationSubject = {},
): Promise<void> {
  const remaining = new Set(userIds);
  for (let attempt = 1; remaining.size > 0 && attempt <= MAX_ATTEMPTS; attempt += 1) {
    const jitter = jitterOf(attempt);
    const values = [[...remaining], now, jitter, kind, JSON.stringify(params), new Date(now)];
    const subject = [orderId ?? null, restaurantId ?? null];
    const rows = await db.query<{ user_id: string }>(NOTIFY, [...values, ...subject]);
    for (const { user_id: userId } of rows) remaining.delete(userId);
  }
}
