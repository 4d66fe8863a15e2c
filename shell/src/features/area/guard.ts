import type { SessionState } from 'shared-api';

/** What a visitor gets at a mount: the area, a wait, the sign-in page, a refusal, or an unreachable service. */
export type Passage = 'enter' | 'wait' | 'sign-in' | 'refuse' | 'unreachable';

/** Decides who may enter a mount (requirements 6); the service checks every call again. */
export function passageOf(
  roles: readonly string[] | undefined,
  session: Pick<SessionState, 'status' | 'user'>,
): Passage {
  if (roles === undefined) return 'enter';
  if (session.status === 'loading') return 'wait';
  if (session.status === 'unreachable') return 'unreachable';
  // An expired session keeps its user and page: the dialog to sign in again opens over it.
  if (session.user === null) return 'sign-in';
  return roles.includes(session.user.role) ? 'enter' : 'refuse';
}
