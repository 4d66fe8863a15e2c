/** A handler returns it when the caller already has the reply (304); it has set the `ETag` header itself. */
export class NotModified {
  readonly status = 304;
}

/** Whether the caller's `If-None-Match` names this tag; weak comparison, as RFC 9110 requires for GET. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}
