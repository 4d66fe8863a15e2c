import { useSession } from 'shared-api';
import type { User } from 'shared-api/contract';

/** The signed-in user, whom the shell's guard ensures. @throws Error when nobody is signed in */
export function useUser(): User {
  const user = useSession((session) => session.user);
  if (!user) throw new Error('The pages of an account need a signed-in user.');
  return user;
}
