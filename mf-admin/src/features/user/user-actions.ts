import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from 'shared-api';
import { personName, type Role, type User } from 'shared-api/contract';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { ADMIN_KEY } from '../../lib/admin-keys.ts';

const text = lazyTexts('admin-user');

/** An admin's actions on an account. */
export type UserAction = 'confirm' | 'unconfirm' | 'role' | 'password' | 'remove';

/** A confirmed action. */
export interface DecidedAction {
  readonly action: UserAction;
  readonly user: User;
  /** Reason for the audit log. */
  readonly reason: string;
  /** The new role, for the action `role`. */
  readonly role?: Role;
}

/** The actions that an account offers. Admins cannot remove their own role or account: another admin must. */
export function actionsFor(user: User, ownId: string | undefined): readonly UserAction[] {
  if (user.id === ownId) return user.confirmed ? [] : ['confirm'];
  return [user.confirmed ? 'unconfirm' : 'confirm', 'role', 'password', 'remove'];
}

async function perform(api: Api, { action, user, role, reason }: DecidedAction): Promise<void> {
  const params = { id: user.id };
  const why = reason === '' ? {} : { reason };
  if (action === 'remove') await api.user.remove({ params, query: why });
  else if (action === 'role')
    await api.user.changeRole({ params, query: { role: role ?? user.role, ...why } });
  else if (action === 'password') await api.user.sendPasswordLink({ params, body: why });
  else await api.user.confirm({ params, body: { confirmed: action === 'confirm', ...why } });
}

/** Performs the action and shows a toast; the caller handles a refusal, since its dialog is still open. */
export function useUserAction(onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (decided: DecidedAction) => perform(api, decided),
    onSuccess: (_, { action, user, role }) => {
      onDone();
      toast.success(
        text(`done.${action}`, {
          name: personName(user),
          email: user.email,
          role: text(`role.${role ?? user.role}`),
        }),
      );
    },
    // Restaurants appear and disappear with their owners. Does not refetch a deleted user.
    onSettled: (_, error, { action, user }) =>
      client.invalidateQueries({
        queryKey: ADMIN_KEY,
        predicate: ({ queryKey }) => error !== null || action !== 'remove' || !queryKey.includes(user.id),
      }),
  });
}
