import type { UseFormReturn } from 'react-hook-form';
import { errorCodeOf, fieldErrorsOf, isApiError, useApi } from 'shared-api';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useUser } from '../../lib/use-user.ts';

const text = lazyTexts('customer-profile');

export interface PasswordValues {
  currentPassword: string;
  password: string;
  repeated: string;
}

/** Codes of a refused new password that have their own text. */
const GUESSED_FIRST = ['password_common', 'password_guessable'] as const;

/** Sends the password form; shows a wrong current password at its field. */
export function useChangePassword(form: UseFormReturn<PasswordValues>) {
  const api = useApi();
  const { email } = useUser();
  const toast = useToast();

  function showRefusal(error: unknown): void {
    if (isApiError(error, 'credentials_invalid') || 'currentPassword' in fieldErrorsOf(error)) {
      form.setError('currentPassword', { message: 'invalid.current_wrong' }, { shouldFocus: true });
    } else if ('password' in fieldErrorsOf(error)) {
      const code = errorCodeOf(error);
      const text = GUESSED_FIRST.find((known) => known === code) ?? 'refused';
      form.setError('password', { message: `invalid.${text}` }, { shouldFocus: true });
    } else {
      form.setError('root', { message: errorCodeOf(error) });
    }
  }

  return async ({ password, currentPassword }: PasswordValues) => {
    try {
      await api.user.changePassword({ params: { email }, body: { password, currentPassword } });
      form.reset();
      toast.success(text('password.changed'));
    } catch (error) {
      showRefusal(error);
    }
  };
}
