import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Notification } from '../contract/index.ts';

export interface NotificationState {
  /** Newest first. */
  notifications: readonly Notification[];
  /** Ids up to this one were seen in the opened bell. */
  seenUpTo: number;
  replace: (notifications: readonly Notification[]) => void;
  /** Adds one; one with the same id is replaced, and what the service has replaced by it. */
  add: (notification: Notification) => void;
  markSeen: () => void;
  /** Those up to this id were cleared, in this tab or another. */
  clearedUpTo: number;
  markCleared: (upTo: number) => void;
  /** Empties the list here; the caller clears it in the service. */
  clear: () => void;
}

export type NotificationStore = StoreApi<NotificationState>;

function newestFirst(notifications: readonly Notification[]): Notification[] {
  return [...notifications].sort((a, b) => b.id - a.id);
}

const MINUTE_MS = 60_000;

const isOfChange = ({ kind }: Notification) => kind.startsWith('order_change_');

/**
 * As the service does it (`notify-order-moved.ts`, `notify-of-change.ts`): an order that moves to and fro has one of
 * each stage, and one that is changed again and again has the newest.
 */
function isReplaced(old: Notification, arrived: Notification): boolean {
  const { id, kind, orderId, params } = arrived;
  if (old.id === id) return true;
  if (isOfChange(arrived)) return isOfChange(old) && old.orderId === orderId && old.id < id;
  if (kind !== 'order_stage' || old.kind !== kind || old.orderId !== orderId || old.id > id) return false;
  return id - old.id < MINUTE_MS || old.params.stage === params.stage;
}

/** The bell's store of one page; created by the shell, provided by context. */
export function createNotificationStore(): NotificationStore {
  return createStore<NotificationState>((set) => ({
    notifications: [],
    seenUpTo: 0,
    clearedUpTo: 0,
    replace: (notifications) => {
      // A reply may be older than the clearing.
      set(({ clearedUpTo }) => ({
        notifications: newestFirst(notifications).filter(({ id }) => id > clearedUpTo),
      }));
    },
    add: (notification) => {
      set(({ notifications }) => ({
        notifications: newestFirst([
          notification,
          ...notifications.filter((other) => !isReplaced(other, notification)),
        ]),
      }));
    },
    markSeen: () => {
      set(({ notifications, seenUpTo }) => ({ seenUpTo: Math.max(seenUpTo, notifications[0]?.id ?? 0) }));
    },
    markCleared: (upTo) => {
      set(({ notifications, clearedUpTo }) => ({
        notifications: notifications.filter(({ id }) => id > upTo),
        clearedUpTo: Math.max(clearedUpTo, upTo),
      }));
    },
    clear: () => {
      set({ notifications: [] });
    },
  }));
}

/** Number of unseen notifications. */
export function unseenCount(state: NotificationState): number {
  return state.notifications.filter(({ id }) => id > state.seenUpTo).length;
}
