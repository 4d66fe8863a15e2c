import { createHash, randomBytes } from 'node:crypto';

/** A random 256-bit token, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** Hash of a token for the database; a random 256-bit text needs no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
