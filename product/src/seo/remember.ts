/**
 * Keeps what was made under a key for a moment, so that a page that is asked for often costs one look. Failures are
 * not kept; the oldest goes when there are too many.
 */
export function remember<Value>(
  milliseconds: number,
  capacity: number,
): (key: string, make: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();
  return (key, make) => {
    const known = kept.get(key);
    if (known && performance.now() < known.until) return known.value;
    const value = make();
    // Inserted again, so that the map stays in order of age.
    kept.delete(key);
    kept.set(key, { value, until: performance.now() + milliseconds });
    value.catch(() => kept.get(key)?.value === value && kept.delete(key));
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > capacity) kept.delete(oldest);
    return value;
  };
}
