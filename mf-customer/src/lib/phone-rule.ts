import { isPhone } from 'shared-api/contract';

/** The rule of a phone number that may stay empty. The message is a text key. */
export function phoneRule(digits: number) {
  const validate = (text: string) => text.trim() === '' || isPhone(text, digits) || 'invalid.phone';
  return { validate };
}
