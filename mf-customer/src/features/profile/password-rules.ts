import type { UseFormReturn } from 'react-hook-form';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from 'shared-api/contract';
import type { PasswordValues } from './use-change-password.ts';

/** The rules of the password form. A message is a key, so that it follows the language while it is on screen. */
export function passwordRules(form: UseFormReturn<PasswordValues>) {
  return {
    currentPassword: { required: 'invalid.current_required' },
    password: {
      required: 'invalid.password_required',
      minLength: { value: MIN_PASSWORD_LENGTH, message: 'invalid.password_short' },
      maxLength: { value: MAX_PASSWORD_LENGTH, message: 'invalid.too_long' },
      validate: (value: string) => value !== form.getValues('currentPassword') || 'invalid.password_same',
      // Not as a dependency: that would complain of a repetition that nobody has typed yet.
      onChange: () => {
        if (form.getFieldState('repeated').isTouched) void form.trigger('repeated');
      },
    },
    repeated: {
      validate: (value: string) => value === form.getValues('password') || 'invalid.differ',
    },
  };
}
