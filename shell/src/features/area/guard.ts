import type { SessionState } from 'shared-api';

/** What a visitor gets at a mount: the area, a wait, a sign-in or the news of a sign-out, a refusal, no service. */
export type Passage = 'enter' | 'wait' | 'sign-in' | 'signed-out' | 'refuse' | 'unreachable';

/** Decides who may enter a mount (requirements 6); the service checks every call again. */
export function passageOf(
  roles: readonly string[] | undefined,
  session: Pick<SessionState, 'status' | 'user'> & Partial<Pick<SessionState, 'builtFor' | 'hasLeft'>>,
): Passage {
  if (roles === undefined) return 'enter';
  if (session.status === 'loading') return 'wait';
  if (session.status === 'unreachable') return 'unreachable';
  // An expired session keeps its user and page: the dialog to sign in again opens over it.
  const user = session.builtFor === undefined ? session.user : session.builtFor;
  if (user === null) return session.hasLeft ? 'signed-out' : 'sign-in';
  return roles.includes(user.role) ? 'enter' : 'refuse';
}
