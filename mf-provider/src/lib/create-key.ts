/** A random 128-bit key; `crypto.randomUUID` would exist on secure origins alone. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
