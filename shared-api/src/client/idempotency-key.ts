/** A random 128-bit key for `Idempotency-Key`; `crypto.randomUUID` exists on secure origins only. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
