/** The page that sent the visitor to the sign-in page: `{ returnTo: '/user' }` as router state. Never another site. */
export function returnPathOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return undefined;
  const { returnTo } = state;
  const isOwn = typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo);
  return isOwn ? returnTo : undefined;
}
