import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Notification } from '../contract/index.ts';

export interface NotificationState {
  /** Newest first. */
  notifications: readonly Notification[];
  /** Ids up to this one were seen in the opened bell. */
  seenUpTo: number;
  replace: (notifications: readonly Notification[]) => void;
  /** Adds one; one with the same id is replaced. */
  add: (notification: Notification) => void;
  markSeen: () => void;
  /** Empties the list here; the caller clears it in the service. */
  clear: () => void;
}

export type NotificationStore = StoreApi<NotificationState>;

function newestFirst(notifications: readonly Notification[]): Notification[] {
  return [...notifications].sort((a, b) => b.id - a.id);
}

/** The bell's store of one page; created by the shell, provided by context. */
export function createNotificationStore(): NotificationStore {
  return createStore<NotificationState>((set) => ({
    notifications: [],
    seenUpTo: 0,
    replace: (notifications) => {
      set({ notifications: newestFirst(notifications) });
    },
    add: (notification) => {
      set(({ notifications }) => ({
        notifications: newestFirst([
          notification,
          ...notifications.filter(({ id }) => id !== notification.id),
        ]),
      }));
    },
    markSeen: () => {
      set(({ notifications, seenUpTo }) => ({ seenUpTo: Math.max(seenUpTo, notifications[0]?.id ?? 0) }));
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
