const MAX_NAME = 80;
const MAX_EMAIL = 254;
/** One @ with something before it and a domain after it; the service decides the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The rules of the profile form. A message is a key, so that it follows the language while it is on screen. */
export function profileRules(phoneDigits: number) {
  const atMost = (value: number) => ({ value, message: 'invalid.too_long' });
  return {
    name: { maxLength: atMost(MAX_NAME) },
    email: {
      required: 'invalid.email_required',
      maxLength: atMost(MAX_EMAIL),
      validate: (value: string) => EMAIL.test(value.trim()) || 'invalid.email',
    },
    phone: { validate: (value: string) => isPhoneOrEmpty(value.trim(), phoneDigits) || 'invalid.phone' },
  };
}

function isPhoneOrEmpty(value: string, digits: number): boolean {
  return value === '' || (/^\d+$/.test(value) && value.length === digits);
}
