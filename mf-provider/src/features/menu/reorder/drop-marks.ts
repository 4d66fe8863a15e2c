/** The side of an entry that shows the drop line. */
export type DropMark = 'before' | 'after';

/** The entry with the drop line, for a place counted among the others. */
export function dropMarks(
  entries: readonly { readonly key: string }[],
  movedKey: string,
  index: number,
): ReadonlyMap<string, DropMark> {
  const from = entries.findIndex(({ key }) => key === movedKey);
  // Its present place.
  if (from >= 0 && from === index) return new Map();
  const others = entries.filter(({ key }) => key !== movedKey);
  const next = others[index];
  if (next) return new Map([[next.key, 'before']]);
  const last = others.at(-1);
  return last ? new Map([[last.key, 'after']]) : new Map();
}
