/** Key of a user's passkeys in the page's query cache. */
export function passkeyKey(userId: string) {
  return ['customer', 'passkey', userId] as const;
}
