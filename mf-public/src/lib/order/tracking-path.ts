const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Address of an order's public page. */
export function trackingPath(token: string): string {
  return `/orders/${encodeURIComponent(token)}`;
}

/** The tracking token of a pasted link or code, or undefined. */
export function tokenOf(text: string): string | undefined {
  const [path = ''] = text.trim().split(/[?#]/, 1);
  const last = path.split('/').filter(Boolean).at(-1);
  return last !== undefined && TOKEN.test(last) ? last : undefined;
}
