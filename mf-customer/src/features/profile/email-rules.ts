const MAX_EMAIL = 254;
/** An @ between a name and a domain; the service checks the rest. */
const EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/;

/** The rules of the dialog for another address. Messages are text keys, so that they follow a change of language. */
export function emailRules(present: string) {
  return {
    email: {
      required: 'invalid.email_required',
      maxLength: { value: MAX_EMAIL, message: 'invalid.too_long' },
      validate: {
        form: (value: string) => EMAIL.test(value.trim()) || 'invalid.email',
        another: (value: string) => value.trim().toLowerCase() !== present || 'invalid.email_same',
      },
    },
    currentPassword: { required: 'invalid.current_required' },
  };
}
