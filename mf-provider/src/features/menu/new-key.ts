let last = 0;

/** A temporary key of an entry without an id; unique on this page. */
export function newKey(): string {
  last += 1;
  return `new-${last}`;
}
