/** The beginning of every key of this area in the page's query cache. */
export const ADMIN_KEY = ['admin'] as const;
