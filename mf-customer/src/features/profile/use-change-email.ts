import type { UseFormReturn } from 'react-hook-form';
import { errorCodeOf, fieldErrorsOf, isApiError, useApi, useSession } from 'shared-api';
import { lazyTexts } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import { useUser } from '../../lib/use-user.ts';

const text = lazyTexts('customer-profile');

export interface EmailValues {
  email: string;
  currentPassword: string;
}

/** Sends the dialog; shows the service's errors at their fields. */
export function useChangeEmail(form: UseFormReturn<EmailValues>, onDone: () => void) {
  const api = useApi();
  const { id } = useUser();
  const setUser = useSession((session) => session.setUser);
  const toast = useToast();

  return async ({ email, currentPassword }: EmailValues) => {
    try {
      const asked = email.trim();
      const user = await api.user.update({ params: { id }, body: { email: asked, currentPassword } });
      setUser(user);
      onDone();
      // Where mail reaches people the account keeps its address until the link is followed.
      const hasMoved = user.email === asked.toLowerCase();
      toast.success(text(hasMoved ? 'email_changed' : 'email_asked', { email: asked }));
    } catch (error) {
      showRefusal(form, error);
    }
  };
}

function showRefusal(form: UseFormReturn<EmailValues>, error: unknown): void {
  if (isApiError(error, 'email_taken')) {
    form.setError('email', { message: 'invalid.email_taken' }, { shouldFocus: true });
  } else if (isApiError(error, 'credentials_invalid')) {
    form.setError('currentPassword', { message: 'invalid.current_wrong' }, { shouldFocus: true });
  } else if ('email' in fieldErrorsOf(error)) {
    form.setError('email', { message: 'invalid.email' }, { shouldFocus: true });
  } else {
    form.setError('root', { message: errorCodeOf(error) });
  }
}
