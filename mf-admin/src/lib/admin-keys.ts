/** Prefix of this area's query keys. */
export const ADMIN_KEY = ['admin'] as const;
