import type { SessionStore } from 'shared-api';
import type { User } from 'shared-api/contract';

/**
 * Makes a signed-in user the initial state for rendering on a server and for hydration; the store's own initial state
 * is an unknown session.
 */
export function beginSignedIn(session: SessionStore, user: User): void {
  session.getState().setUser(user);
  const beginning = session.getState();
  session.getInitialState = () => beginning;
}
