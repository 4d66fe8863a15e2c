/** Keys of a customer's orders in the page's query cache. */
export const orderKeys = {
  all: ['customer', 'order'] as const,
  lists: ['customer', 'order', 'list'] as const,
  list: (userId: string, query: object) => ['customer', 'order', 'list', userId, query] as const,
  one: (id: string) => ['customer', 'order', 'one', id] as const,
};
