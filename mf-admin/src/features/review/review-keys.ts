export const REVIEWS = ['admin', 'review'] as const;
