export const REVIEWS = ['provider', 'review'] as const;
