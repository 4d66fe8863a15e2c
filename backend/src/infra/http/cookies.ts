import { parseCookie, stringifySetCookie } from 'cookie';

/** One cookie of a `Cookie` header, or undefined. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[name];
}

export interface CookieOptions {
  readonly isSecure: boolean;
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number;
  /** Scripts may read it. */
  readonly isReadable?: boolean;
}

/** A `Set-Cookie` value for the whole site. */
export function formatCookie(name: string, value: string, options: CookieOptions): string {
  const { isSecure: secure, maxAge, isReadable = false } = options;
  return stringifySetCookie({
    name,
    value,
    path: '/',
    maxAge,
    sameSite: 'lax',
    httpOnly: !isReadable,
    secure,
  });
}
