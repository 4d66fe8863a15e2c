import type { Notification, NotificationKind } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { notifyUsers, type NotificationSubject } from './notify-users.ts';

const ADMINS = named('notification.admins', `SELECT id FROM app_user WHERE role = 'ADMIN'`);

/** Stores a notification for each admin and publishes it to their event streams; also inside a transaction. */
export async function notifyAdmins(
  db: Queryable,
  kind: NotificationKind,
  params: Notification['params'],
  now: number,
  subject: NotificationSubject = {},
): Promise<void> {
  const admins = await db.query<{ id: string }>(ADMINS);
  const ids = admins.map(({ id }) => id);
  await notifyUsers(db, ids, kind, params, now, subject);
}
