import type { SessionStore } from 'shared-api';
import type { User } from 'shared-api/contract';

/**
 * Rendering begins with somebody signed in, on a server as on what it has rendered; the store's own idea of a beginning
 * is that nobody knows yet.
 */
export function beginSignedIn(session: SessionStore, user: User): void {
  session.getState().setUser(user);
  const beginning = session.getState();
  session.getInitialState = () => beginning;
}
