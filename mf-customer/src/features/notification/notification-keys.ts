/** Key of the list in the page's query cache. */
export const NOTIFICATIONS_KEY = ['customer', 'notification'];
