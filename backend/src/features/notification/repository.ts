import type { Notification } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { presentNotification, type NotificationRow } from './presenter.ts';

const COLUMNS = 'n.user_id, n.id, n.kind, n.params, n.order_id, u.language';

/** The bell shows only the newest. */
const LIST_LIMIT = 100;

const LIST = named(
  'notification.list',
  `SELECT ${COLUMNS} FROM notification n JOIN app_user u ON u.id = n.user_id WHERE n.user_id = $1
   ORDER BY n.id DESC LIMIT ${LIST_LIMIT}`,
);

/** A user's notifications, newest first. */
export async function listNotifications(db: Queryable, userId: string): Promise<Notification[]> {
  return (await db.query<NotificationRow>(LIST, [userId])).map(presentNotification);
}

const ALL = named(
  'notification.all',
  `SELECT ${COLUMNS} FROM notification n JOIN app_user u ON u.id = n.user_id WHERE n.user_id = $1 ORDER BY n.id DESC`,
);

/** All notifications of a user, beyond those that the bell shows. */
export async function listAllNotifications(db: Queryable, userId: string): Promise<Notification[]> {
  return (await db.query<NotificationRow>(ALL, [userId])).map(presentNotification);
}

const CLEAR = named('notification.clear', 'DELETE FROM notification WHERE user_id = $1');

export async function clearNotifications(db: Queryable, userId: string): Promise<void> {
  await db.execute(CLEAR, [userId]);
}

const FIND = named(
  'notification.find-many',
  `SELECT ${COLUMNS}
   FROM unnest($1::uuid[], $2::bigint[]) AS t (user_id, id) JOIN notification n USING (user_id, id)
     JOIN app_user u ON u.id = n.user_id`,
);

export interface NotificationKey {
  readonly userId: string;
  readonly id: number;
}

/** Several notifications at once; cleared ones are missing. */
export function findNotifications(
  db: Queryable,
  keys: readonly NotificationKey[],
): Promise<NotificationRow[]> {
  return db.query<NotificationRow>(FIND, [keys.map(({ userId }) => userId), keys.map(({ id }) => id)]);
}
