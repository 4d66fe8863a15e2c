/** Key of what a user has beside the password, in the page's query cache. */
export function factorKey(userId: string) {
  return ['customer', 'factor', userId] as const;
}
