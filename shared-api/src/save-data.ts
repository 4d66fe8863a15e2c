/** `effectiveType`s of the Network Information API; Safari and Firefox have none. */
const SLOW = { '2g': ['slow-2g', '2g'], '3g': ['slow-2g', '2g', '3g'] } as const;

/**
 * Whether nothing should be prefetched: the visitor asked to save data, or the connection is slow.
 *
 * @param upTo the fastest connection that counts as slow
 */
export function isSaveData(upTo: keyof typeof SLOW = '2g'): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  if (Reflect.get(connection, 'saveData') === true) return true;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return SLOW[upTo].some((slow) => slow === type);
}
