/**
 * Keys of a user's favourites in the page's query cache. The hearts of the public pages hang on the first one, so what
 * changes here is asked for again there.
 */
export const favouriteKeys = {
  all: (userId: string) => ['favourite', userId] as const,
  restaurants: (userId: string) => ['favourite', userId, 'restaurants'] as const,
};
