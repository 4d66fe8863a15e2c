import type { ChangeNotice } from 'shared-api/contract';
import type { Queryable } from '../database/database.ts';
import { findNotifications } from '../../features/notification/repository.ts';
import { presentNotification } from '../../features/notification/presenter.ts';
import { presentSummary } from '../../features/order/presenter.ts';
import { findOrderSummaries } from '../../features/order/repository.ts';
import type { StreamEvent } from './event-stream.ts';
import type { OutboxRow } from './outbox.ts';

/** An event with its recipients. */
export interface LoadedEvent extends StreamEvent {
  readonly recipients: readonly string[];
  readonly orderId: string | null;
  /** Orders and changes are for all admins. */
  readonly isForAdmins: boolean;
}

/**
 * The events of outbox rows, in order. An order's event has its current state, so several moves become one event, and
 * so do several changes of one object; a notification that was cleared in the meantime has no event.
 */
export async function loadEvents(db: Queryable, rows: readonly OutboxRow[]): Promise<LoadedEvent[]> {
  const [orders, notifications] = await Promise.all([loadOrders(db, rows), loadNotifications(db, rows)]);
  return [...orders, ...notifications, ...changes(rows)].sort((a, b) => a.id - b.id);
}

async function loadOrders(db: Queryable, rows: readonly OutboxRow[]): Promise<LoadedEvent[]> {
  const last = new Map<string, OutboxRow>();
  for (const row of rows) {
    if (row.kind === 'order' && row.order_id !== null) last.set(row.order_id, row);
  }
  if (last.size === 0) return [];
  const summaries = await findOrderSummaries(db, [...last.keys()]);
  return summaries.flatMap((order) => {
    const summary = presentSummary(order, false);
    const row = last.get(summary.id);
    if (!row) return [];
    const { seq: id, recipients } = row;
    return [
      {
        id,
        event: 'order',
        data: JSON.stringify(summary),
        recipients,
        orderId: summary.id,
        isForAdmins: true,
      },
    ];
  });
}

async function loadNotifications(db: Queryable, rows: readonly OutboxRow[]): Promise<LoadedEvent[]> {
  const rowsByNotification = new Map<string, OutboxRow>();
  for (const row of rows) {
    const [userId] = row.recipients;
    if (row.kind === 'notification' && userId !== undefined)
      rowsByNotification.set(`${userId} ${row.notification_id}`, row);
  }
  if (rowsByNotification.size === 0) return [];
  const keys = [...rowsByNotification.values()].map((row) => ({
    userId: row.recipients[0] ?? '',
    id: row.notification_id ?? 0,
  }));
  return (await findNotifications(db, keys)).flatMap((notification) => {
    const row = rowsByNotification.get(`${notification.user_id} ${notification.id}`);
    if (!row) return [];
    const data = JSON.stringify(presentNotification(notification));
    const { seq: id, recipients } = row;
    return [{ id, event: 'notification', data, recipients, orderId: null, isForAdmins: false }];
  });
}

function changes(rows: readonly OutboxRow[]): LoadedEvent[] {
  const last = new Map<string, LoadedEvent>();
  for (const { seq: id, kind, subject_kind: subject, subject_id: subjectId } of rows) {
    if (kind !== 'change' || subject === null) continue;
    const data = JSON.stringify({ kind: subject, id: subjectId } satisfies ChangeNotice);
    last.set(data, { id, event: 'change', data, recipients: [], orderId: null, isForAdmins: true });
  }
  return [...last.values()];
}
