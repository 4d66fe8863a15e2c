let last = 0;

/** A key for something that the service has given no id yet; unique on this page. */
export function newKey(): string {
  last += 1;
  return `new-${last}`;
}
