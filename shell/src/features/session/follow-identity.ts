import type { QueryClient } from '@tanstack/react-query';
import { isApiError, type SessionStore } from 'shared-api';

/**
 * Keeps what was fetched for one person from the next one, and refetches what may look different to somebody who
 * has just signed in. What an expired session was refused is asked for again once it goes on. Returns the function that stops it.
 */
export function followIdentity(session: SessionStore, queryClient: QueryClient): () => void {
  return session.subscribe((state, before) => {
    // An expired session still is the same person's.
    if (state.status === 'expired') return;
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
