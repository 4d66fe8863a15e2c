import { isEmail } from 'shared-api/is-email';

const MAX_EMAIL = 254;

/** The rules of the dialog for another address. Messages are text keys, so that they follow a change of language. */
export function emailRules(present: string) {
  return {
    email: {
      required: 'invalid.email_required',
      maxLength: { value: MAX_EMAIL, message: 'invalid.too_long' },
      validate: {
        form: (value: string) => isEmail(value) || 'invalid.email',
        another: (value: string) => value.trim().toLowerCase() !== present || 'invalid.email_same',
      },
    },
    currentPassword: { required: 'invalid.current_required' },
  };
}
