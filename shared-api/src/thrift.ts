/** Kinds of connection as browsers name them; some do not say. */
const SLOW = { '2g': ['slow-2g', '2g'], '3g': ['slow-2g', '2g', '3g'] } as const;

/**
 * Whether the visitor asked for few bytes, or can only have few: then nothing is fetched ahead.
 *
 * @param upTo the fastest kind of connection that counts as slow
 */
export function isThrifty(upTo: keyof typeof SLOW = '2g'): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  if (Reflect.get(connection, 'saveData') === true) return true;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return SLOW[upTo].some((slow) => slow === type);
}
