import { phoneRule } from '../../lib/phone-rule.ts';

const MAX_LABEL = 60;
const MAX_LINE = 200;

/** The rules of the dialog. Messages are text keys, so that they follow a change of language. */
export function addressRules(phoneDigits: number) {
  const atMost = (value: number) => ({ value, message: 'invalid.too_long' });
  const isGiven = (key: string) => (value: string) => value.trim() !== '' || key;
  return {
    label: { maxLength: atMost(MAX_LABEL), validate: isGiven('invalid.label') },
    address: { maxLength: atMost(MAX_LINE), validate: isGiven('invalid.address') },
    landmark: { maxLength: atMost(MAX_LINE) },
    phone: phoneRule(phoneDigits),
  };
}
