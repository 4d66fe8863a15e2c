import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, useSession, type Api } from 'shared-api';
import type { User } from 'shared-api/contract';

/**
 * The query of {@link useConfirmation}.
 *
 * @param user who is signed in
 * @param setUser takes the user as they are after it
 */
export function confirmationQuery(api: Api, token: string, user: User | null, setUser: (user: User) => void) {
  return queryOptions({
    queryKey: ['account', 'verification', token],
    queryFn: async ({ signal }) => {
      await api.auth.confirmEmail({ body: { token } }, { signal });
      // The link may be another account's: refetch whose address is confirmed.
      const me = user ? await api.auth.me({}, { signal }).catch(() => null) : null;
      if (me && me.id === user?.id) setUser(me);
      return true;
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** One call per link: repeating it changes nothing. */
export function useConfirmation(token: string) {
  const user = useSession((session) => session.user);
  const setUser = useSession((session) => session.setUser);
  return useQuery(confirmationQuery(useApi(), token, user, setUser));
}
