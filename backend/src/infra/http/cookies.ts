/** One cookie of a `Cookie` header, or undefined. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

export interface CookieOptions {
  readonly isSecure: boolean;
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number;
  /** Scripts may read it. */
  readonly isReadable?: boolean;
}

/** A `Set-Cookie` value; `value` is base64url or empty, so nothing needs escaping. */
export function formatCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${options.maxAge}`, 'SameSite=Lax'];
  if (!options.isReadable) parts.push('HttpOnly');
  if (options.isSecure) parts.push('Secure');
  return parts.join('; ');
}
