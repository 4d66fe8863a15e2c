import type { Notification, NotificationKind } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { uniqueViolation } from '../../infra/database/database-errors.ts';
import { named } from '../../infra/database/statement.ts';

const ATTEMPTS = 8;

/**
 * SQL of a new notification's id: now, but later than the user's last one and the ones of the same statement.
 * Two statements may still choose the same id at once; the later one has to be tried again with a wider `jitter`.
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
 * Milliseconds that a busy owner's notifications are spread over, from the first attempt on: a statement that has lost
 * the race has waited for the winner's commit, and is stored all over again.
 */
const SPREAD_MS = 128;

function jitterOf(attempt: number): number {
  return Math.floor(Math.random() * SPREAD_MS * 4 ** (attempt - 1));
}

/**
 * Runs a statement that makes notifications among other things, again if it lost the race for an id. Outside of a
 * transaction only, as a failed statement ends one.
 */
export async function withNotificationIds<Result>(
  work: (jitter: number) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(jitterOf(attempt));
    } catch (error) {
      if (uniqueViolation(error) !== 'notification_pkey' || attempt === ATTEMPTS) throw error;
    }
  }
}

const NOTIFY = named(
  'notification.insert',
  `WITH told AS (
     INSERT INTO notification (user_id, id, kind, params)
     SELECT t.user_id, ${nextNotificationId('t.user_id', '$2', '$3')}, $4, $5
     FROM unnest($1::uuid[]) AS t (user_id)
     ON CONFLICT DO NOTHING
     RETURNING user_id, id)
   INSERT INTO outbox (kind, recipients, notification_id, created_at)
   SELECT 'notification', ARRAY[told.user_id], told.id, $6 FROM told RETURNING recipients[1] AS user_id`,
);

/**
 * Stores a notification for each user and publishes it to their event streams; also inside a transaction.
 */
export async function notifyUsers(
  db: Queryable,
  userIds: readonly string[],
  kind: NotificationKind,
  params: Notification['params'],
  now: number,
): Promise<void> {
  const waiting = new Set(userIds);
  for (let attempt = 1; waiting.size > 0 && attempt <= ATTEMPTS; attempt += 1) {
    const values = [[...waiting], now, jitterOf(attempt), kind, JSON.stringify(params), new Date(now)];
    const told = await db.query<{ user_id: string }>(NOTIFY, values);
    for (const { user_id: userId } of told) waiting.delete(userId);
  }
}
