export const MESSAGES = ['admin', 'contact'] as const;
