import { createHmac, timingSafeEqual } from 'node:crypto';

const SEALED = /^(.*)\.([0-9a-z]{1,9})\.([\w-]{22})$/s;
const SECOND = 1000;

/** Something that was signed for one purpose, and until when it holds (milliseconds since the epoch). */
export interface SignedValue {
  readonly value: string;
  readonly expiresAt: number;
}

/** Signs a value for one purpose: `<value>.<expiry>.<signature>`. */
export function signValue(secret: string, purpose: string, { value, expiresAt }: SignedValue): string {
  const expires = Math.floor(expiresAt / SECOND).toString(36);
  return `${value}.${expires}.${signatureOf(secret, [purpose, value, expires])}`;
}

/** What was signed for this purpose; undefined when it was not, or no longer holds. */
export function readSigned(
  text: string,
  { secret, purpose, now }: { secret: string; purpose: string; now: number },
): SignedValue | undefined {
  const [, value = '', expires = '', signature = ''] = SEALED.exec(text) ?? [];
  if (!signature) return undefined;
  const expected = Buffer.from(signatureOf(secret, [purpose, value, expires]));
  const expiresAt = parseInt(expires, 36) * SECOND;
  const isRight = timingSafeEqual(expected, Buffer.from(signature));
  return isRight && expiresAt > now ? { value, expiresAt } : undefined;
}

function signatureOf(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('\0')).digest('base64url').slice(0, 22);
}
