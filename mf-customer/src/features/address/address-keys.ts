/** Key of a user's addresses in the page's query cache; the checkout dialog uses the same one. */
export function addressKey(userId: string) {
  return ['address', userId] as const;
}
