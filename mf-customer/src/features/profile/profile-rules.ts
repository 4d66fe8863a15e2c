import { phoneRule } from '../../lib/phone-rule.ts';

const MAX_NAME = 80;

/** The rules of the profile form. Messages are text keys, so that they follow a change of language. */
export function profileRules(phoneDigits: number) {
  const atMost = (value: number) => ({ value, message: 'invalid.too_long' });
  return {
    name: { maxLength: atMost(MAX_NAME) },
    phone: phoneRule(phoneDigits),
  };
}
