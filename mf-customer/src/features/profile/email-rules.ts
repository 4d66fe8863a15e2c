const MAX_EMAIL = 254;
/** One @ with something before it and a domain after it; the service decides the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The rules of the dialog for another address. A message is a key, so that it follows the language. */
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
