/** The opened bell: most pages end without it. */
export const loadNotificationList = () =>
  import(/* webpackChunkName: "notification-list" */ './notification-list.tsx');
