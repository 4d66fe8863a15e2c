/** The opened bell, a chunk of its own: most visits never open it. */
export const loadNotificationList = () =>
  import(/* webpackChunkName: "notification-list" */ './notification-list.tsx');
