import { Secret, TOTP } from 'otpauth';
import { isSameText } from '../session/secrets.ts';

const PERIOD_S = 30;
/** Clocks of phones differ: the code before and the one after count as well (RFC 6238, 5.2). */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret, as RFC 4226 recommends: as long as the hash. */
export function newTotpSecret(): Uint8Array {
  return new Secret({ size: SECRET_BYTES }).bytes;
}

/** The secret as people type it into an app: base32. */
export function secretText(secret: Uint8Array): string {
  return secretOf(secret).base32;
}

/** What the QR code says (https://github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export function totpUri(secret: Uint8Array, email: string): string {
  return new TOTP({ issuer: 'Maida', label: email, secret: secretOf(secret), period: PERIOD_S }).toString();
}

/** The time steps, oldest first, for which a code is right at this instant; no step may count twice. */
export function stepsOfCode(secret: Uint8Array, code: string, now: number): number[] {
  const totp = new TOTP({ secret: secretOf(secret), period: PERIOD_S });
  const current = TOTP.counter({ period: PERIOD_S, timestamp: now });
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_, index) => current - WINDOW + index);
  return steps.filter((step) => isSameText(code, totp.generate({ timestamp: step * PERIOD_S * 1000 })));
}

function secretOf(secret: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(secret).buffer });
}
