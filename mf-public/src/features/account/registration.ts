import { errorCodeOf, fieldErrorsOf } from 'shared-api';

/** Thrown when the reply to a registration has no id (requirements 8). */
export class RegistrationFailedError extends Error {
  override readonly name = 'RegistrationFailedError';
}

/** A reply that carries an id. @throws RegistrationFailedError without one */
export function withId<T extends { id: string }>(reply: T): T {
  // The contract promises an id; a proxy that answers in the service's place may send none.
  const id: unknown = (reply as T | null | undefined)?.id;
  if (!id) throw new RegistrationFailedError('The registration was answered without an id.');
  return reply;
}

/** Text keys of a failed registration: the alert, and one per wrong field. */
export interface RegistrationProblem {
  readonly alert: 'registration_failed' | 'registration_error' | 'ticket_missing';
  readonly fields: Readonly<Record<string, string>>;
}

const TEXT_OF_CODE: Readonly<Record<string, readonly [field: string, text: string]>> = {
  email_taken: ['email', 'email_taken'],
  phone_invalid: ['phone', 'phone_invalid'],
  passwords_differ: ['confirmPassword', 'passwords_differ'],
  password_common: ['password', 'password_common'],
  password_guessable: ['password', 'password_guessable'],
  name_taken: ['restaurantName', 'name_taken'],
};

export function problemOf(error: unknown): RegistrationProblem {
  if (error instanceof RegistrationFailedError) return { alert: 'registration_failed', fields: {} };
  const code = errorCodeOf(error);
  const refused = Object.keys(fieldErrorsOf(error)).map((path) => [path, 'field_refused'] as const);
  const known = TEXT_OF_CODE[code];
  const fields = Object.fromEntries(known ? [...refused, known] : refused);
  return { alert: code === 'registration_ticket_missing' ? 'ticket_missing' : 'registration_error', fields };
}
