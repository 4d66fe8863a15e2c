/** On which side of an entry the line stands that shows where something would go. */
export type DropMark = 'before' | 'after';

/** The entry with the line, for a place that counts the others alone. */
export function dropMarks(
  entries: readonly { readonly key: string }[],
  movedKey: string,
  index: number,
): ReadonlyMap<string, DropMark> {
  const from = entries.findIndex(({ key }) => key === movedKey);
  // Where it stands already.
  if (from >= 0 && from === index) return new Map();
  const others = entries.filter(({ key }) => key !== movedKey);
  const next = others[index];
  if (next) return new Map([[next.key, 'before']]);
  const last = others.at(-1);
  return last ? new Map([[last.key, 'after']]) : new Map();
}
