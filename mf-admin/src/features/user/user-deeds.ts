import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Api, useApi } from 'shared-api';
import type { Role, User } from 'shared-api/contract';
import { useToast } from 'shared-ui/toast';
import { ADMIN_KEY } from '../../lib/admin-keys.ts';
import { personName } from '../../lib/person-name.ts';

/** What an admin can do with an account. */
export type UserDeed = 'confirm' | 'unconfirm' | 'role' | 'password' | 'remove';

/** A deed that was decided on. */
export interface DecidedDeed {
  readonly deed: UserDeed;
  readonly user: User;
  /** Why; goes into the audit log. */
  readonly reason: string;
  /** The new one, for the deed `role`. */
  readonly role?: Role;
}

/** The deeds that an account offers. Nobody takes the own role or account away: another admin must stay to do it. */
export function deedsFor(user: User, ownId: string | undefined): readonly UserDeed[] {
  if (user.id === ownId) return user.confirmed ? [] : ['confirm'];
  return ['remove', 'password', 'role', user.confirmed ? 'unconfirm' : 'confirm'];
}

async function perform(api: Api, { deed, user, role, reason }: DecidedDeed): Promise<void> {
  const params = { id: user.id };
  const why = reason === '' ? {} : { reason };
  if (deed === 'remove') await api.user.remove({ params, query: why });
  else if (deed === 'role') await api.user.changeRole({ params, query: { role: role ?? user.role, ...why } });
  else if (deed === 'password') await api.user.sendPasswordLink({ params, body: why });
  else await api.user.confirm({ params, body: { confirmed: deed === 'confirm', ...why } });
}

/** Does it and tells; a refusal stays with the caller, whose dialog is still open. */
export function useUserDeed(onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const { t } = useTranslation('admin-user');
  return useMutation({
    mutationFn: (decided: DecidedDeed) => perform(api, decided),
    onSuccess: (_, { deed, user, role }) => {
      onDone();
      toast.success(
        t(`done.${deed}`, {
          name: personName(user),
          email: user.email,
          role: t(`role.${role ?? user.role}`),
        }),
      );
    },
    // Restaurants appear and disappear with their owners. Whoever was deleted is not asked for again.
    onSettled: (_, error, { deed, user }) =>
      client.invalidateQueries({
        queryKey: ADMIN_KEY,
        predicate: ({ queryKey }) => error !== null || deed !== 'remove' || !queryKey.includes(user.id),
      }),
  });
}
