import { readSigned, signValue } from './signed-value.ts';

const PURPOSE = 'composition';
const COMPOSITION = /^[0-9a-f]{12}$/;

/** Signs a value of `?composition=` that anybody may use until it expires. */
export function signComposition(secret: string, composition: string, expiresAt: number): string {
  return signValue(secret, PURPOSE, { value: composition, expiresAt });
}

/** Reads a value of `?composition=`; undefined when it is invalid or expired. */
export function readComposition(
  value: string,
  { secret, now }: { secret: string; now: number },
): { readonly composition: string; readonly isSigned: boolean } | undefined {
  if (COMPOSITION.test(value)) return { composition: value, isSigned: false };
  const signed = readSigned(value, { secret, purpose: PURPOSE, now });
  return signed && COMPOSITION.test(signed.value) ? { composition: signed.value, isSigned: true } : undefined;
}
