/** Key of a user's sessions in the page's query cache. */
export function sessionKey(userId: string) {
  return ['customer', 'session', userId] as const;
}
