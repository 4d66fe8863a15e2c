const MAX_NAME = 80;

/** The rules of the profile form. A message is a key, so that it follows the language while it is on screen. */
export function profileRules(phoneDigits: number) {
  const atMost = (value: number) => ({ value, message: 'invalid.too_long' });
  return {
    name: { maxLength: atMost(MAX_NAME) },
    phone: { validate: (value: string) => isPhoneOrEmpty(value.trim(), phoneDigits) || 'invalid.phone' },
  };
}

function isPhoneOrEmpty(value: string, digits: number): boolean {
  return value === '' || (/^\d+$/.test(value) && value.length === digits);
}
