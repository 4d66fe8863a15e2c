/**
 * Keys of a user's favourites in the page's query cache. The hearts of the public pages use the first one, so
 * a change here refetches there.
 */
export const favouriteKeys = {
  /** The hearts of the public pages use it too: one change after the other. */
  scope: 'favourite',
  all: (userId: string) => ['favourite', userId] as const,
  restaurants: (userId: string) => ['favourite', userId, 'restaurants'] as const,
};
