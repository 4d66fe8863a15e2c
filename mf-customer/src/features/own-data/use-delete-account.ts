import { useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { errorCodeOf, isApiError, useApi, useAppContext } from 'shared-api';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useUser } from '../../lib/use-user.ts';

const text = lazyTexts('customer-data');

export interface DeletionValues {
  currentPassword: string;
  isSure: boolean;
}

/** Deletes the signed-in user's account and leaves its pages; the dialog shows a refusal. */
export function useDeleteAccount(form: UseFormReturn<DeletionValues>) {
  const api = useApi();
  const { id } = useUser();
  const { session } = useAppContext();
  const navigate = useNavigate();
  const toast = useToast();
  const isDeleted = useRef(false);

  // The session ends together with the account's last page: earlier, its guard would redirect to the sign-in page;
  // later, the next page's requests for the account would be refused.
  useLayoutEffect(
    () => () => {
      if (isDeleted.current) session.setState({ status: 'anonymous', user: null });
    },
    [session],
  );

  return async ({ currentPassword }: DeletionValues) => {
    try {
      await api.user.remove({ params: { id }, body: { currentPassword } });
    } catch (error) {
      return showRefusal(form, error);
    }
    isDeleted.current = true;
    await navigate('/', { replace: true });
    toast.success(text('delete.done'));
  };
}

function showRefusal(form: UseFormReturn<DeletionValues>, error: unknown): void {
  if (isApiError(error, 'credentials_invalid')) {
    form.setError('currentPassword', { message: 'delete.password_wrong' }, { shouldFocus: true });
  } else {
    form.setError('root', { message: errorCodeOf(error) });
  }
}
