import { createHmac, timingSafeEqual } from 'node:crypto';

const VALUE = /^([0-9a-f]{12})(?:\.([0-9a-z]{1,9})\.([\w-]{22}))?$/;
const SECOND = 1000;

/** A value of `?composition=` that anybody may use until it expires. */
export function signComposition(secret: string, composition: string, expiresAt: number): string {
  const expires = Math.floor(expiresAt / SECOND).toString(36);
  return `${composition}.${expires}.${signatureOf(secret, composition, expires)}`;
}

/** What a value of `?composition=` asks for; undefined when it is none. */
export function readComposition(
  value: string,
  { secret, now }: { secret: string; now: number },
): { readonly composition: string; readonly isSigned: boolean } | undefined {
  const [, composition = '', expires = '', signature = ''] = VALUE.exec(value) ?? [];
  if (!composition) return undefined;
  if (!signature) return { composition, isSigned: false };
  const expected = Buffer.from(signatureOf(secret, composition, expires));
  const isRight = timingSafeEqual(expected, Buffer.from(signature));
  return isRight && parseInt(expires, 36) * SECOND > now ? { composition, isSigned: true } : undefined;
}

function signatureOf(secret: string, composition: string, expires: string): string {
  const hash = createHmac('sha256', secret).update(`composition\0${composition}\0${expires}`);
  return hash.digest('base64url').slice(0, 22);
}
