import { readWholeNumber } from 'shared-api/contract';
import { isEmail } from 'shared-api/is-email';

const MAX_EMAIL = 254;
const MAX_PHONE = 30;
const MAX_ADDRESS = 300;

/** Limits of the contract's settings schema. */
export const ACCEPTANCE_RANGE = { min: 1, max: 120 } as const;
export const PHONE_DIGITS_RANGE = { min: 4, max: 15 } as const;

function atMost(value: number) {
  return { value, message: 'invalid.too_long' };
}

function isSecureAddress(text: string): boolean {
  return text === '' || (text.startsWith('https://') && URL.canParse(text));
}

function between({ min, max }: { min: number; max: number }, message: string) {
  return (text: string) => {
    const number = readWholeNumber(text);
    return (number !== undefined && number >= min && number <= max) || message;
  };
}

const social = {
  maxLength: atMost(MAX_ADDRESS),
  validate: (text: string) => isSecureAddress(text.trim()) || 'invalid.address',
};

/** The rules of the settings form. Messages are text keys, so that they follow a change of language. */
export const settingsRules = {
  contactEmail: {
    required: 'invalid.email_required',
    maxLength: atMost(MAX_EMAIL),
    validate: (text: string) => isEmail(text) || 'invalid.email',
  },
  contactPhone: { maxLength: atMost(MAX_PHONE) },
  facebook: social,
  instagram: social,
  x: social,
  acceptanceMinutes: { validate: between(ACCEPTANCE_RANGE, 'invalid.acceptance') },
  phoneDigits: { validate: between(PHONE_DIGITS_RANGE, 'invalid.digits') },
} as const;
