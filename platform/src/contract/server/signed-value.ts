import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNED = /^(.*)\.([0-9a-z]{1,9})\.([\w-]{22})$/s;
const SECOND_MS = 1000;

/** A value and when its signature expires (milliseconds since the epoch). */
export interface SignedValue {
  readonly value: string;
  readonly expiresAt: number;
}

/** Signs a value for one purpose: `<value>.<expiry>.<signature>`. */
export function signValue(secret: string, purpose: string, { value, expiresAt }: SignedValue): string {
  const expires = Math.floor(expiresAt / SECOND_MS).toString(36);
  return `${value}.${expires}.${signatureOf(secret, [purpose, value, expires])}`;
}

/** Reads a value that was signed for this purpose; undefined when the signature is wrong or expired. */
export function readSigned(
  text: string,
  { secret, purpose, now }: { secret: string; purpose: string; now: number },
): SignedValue | undefined {
  const [, value = '', expires = '', signature = ''] = SIGNED.exec(text) ?? [];
  if (!signature) return undefined;
  const expected = Buffer.from(signatureOf(secret, [purpose, value, expires]));
  const expiresAt = parseInt(expires, 36) * SECOND_MS;
  const isValid = timingSafeEqual(expected, Buffer.from(signature));
  return isValid && expiresAt > now ? { value, expiresAt } : undefined;
}

function signatureOf(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('\0')).digest('base64url').slice(0, 22);
}
