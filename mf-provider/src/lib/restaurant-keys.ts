/** Keys of this area's restaurants in the page's query cache. */
export const restaurantKeys = {
  all: ['provider', 'restaurant'] as const,
  mine: ['provider', 'restaurant', 'mine'] as const,
  one: (id: string) => ['provider', 'restaurant', 'one', id] as const,
};
