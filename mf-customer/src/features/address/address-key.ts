/** Key of a user's addresses in the page's query cache; the booking dialog asks under the same one. */
export function addressKey(userId: string) {
  return ['address', userId] as const;
}
