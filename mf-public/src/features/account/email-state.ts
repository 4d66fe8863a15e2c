/** The e-mail address typed on the previous page, passed as router state; empty without one. */
export function emailOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
