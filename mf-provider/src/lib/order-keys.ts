/** Keys of this area's orders in the page's query cache. */
export const orderKeys = {
  all: ['provider', 'order'] as const,
  lists: ['provider', 'order', 'list'] as const,
  ofRestaurant: (restaurantId: string) => ['provider', 'order', 'list', restaurantId] as const,
  list: (restaurantId: string, query: object) => ['provider', 'order', 'list', restaurantId, query] as const,
  waiting: (restaurantId: string) => ['provider', 'order', 'waiting', restaurantId] as const,
  one: (id: string) => ['provider', 'order', 'one', id] as const,
  sender: (id: string) => ['provider', 'order', 'sender', id] as const,
  blockedSenders: (restaurantId: string) => ['provider', 'order', 'blocked', restaurantId] as const,
  statistics: (restaurantId: string) => ['provider', 'order', 'statistics', restaurantId] as const,
};
