import type { QueryClient } from '@tanstack/react-query';
import { isApiError, type SessionStore } from 'shared-api';

/**
 * Removes data fetched for one user before the next one, and refetches what may look different to a user who
 * has just signed in. Refetches what an expired session was refused once it is renewed. Returns the function that stops
 * it.
 */
export function followIdentity(session: SessionStore, queryClient: QueryClient): () => void {
  return session.subscribe((state, before) => {
    // An expired session is still the same user's.
    if (state.status === 'expired' || state.builtFor !== undefined) return;
    if (before.builtFor !== undefined) {
      // Its forms stay, so what it shows is only fetched again.
      void queryClient.invalidateQueries();
      return;
    }
    if (state.user?.id === before.user?.id) {
      if (before.status === 'expired') void refetchRefused(queryClient);
    } else if (before.user !== null) {
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries({ type: 'active' });
    } else if (before.status !== 'loading') {
      void queryClient.invalidateQueries();
    }
  });
}

function refetchRefused(queryClient: QueryClient): Promise<void> {
  return queryClient.refetchQueries({ predicate: ({ state }) => isApiError(state.error, 'unauthorized') });
}
