import type { UseFormReturn } from 'react-hook-form';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'shared-api/contract';
import type { PasswordValues } from './use-change-password.ts';

/** The rules of the password form. Messages are text keys, so that they follow a change of language. */
export function passwordRules(form: UseFormReturn<PasswordValues>) {
  return {
    currentPassword: { required: 'invalid.current_required' },
    password: {
      required: 'invalid.password_required',
      minLength: { value: MIN_PASSWORD_LENGTH, message: 'invalid.password_short' },
      maxLength: { value: MAX_PASSWORD_LENGTH, message: 'invalid.too_long' },
      validate: (value: string) => value !== form.getValues('currentPassword') || 'invalid.password_same',
      // Not as a dependency, which would show an error before the repetition is typed.
      onChange: () => {
        if (form.getFieldState('repeated').isTouched) void form.trigger('repeated');
      },
    },
    repeated: {
      validate: (value: string) => value === form.getValues('password') || 'invalid.differ',
    },
  };
}
