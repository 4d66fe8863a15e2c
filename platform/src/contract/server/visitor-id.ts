import { randomBytes } from 'node:crypto';

/** Cookie with a visitor's id, so that they keep seeing the same versions during a canary. */
export const CANARY_COOKIE = 'maida_canary';

const VISITOR_ID = /^[\w-]{16}$/;

/** Creates a random visitor id that is used for nothing else. */
export function newVisitorId(): string {
  return randomBytes(12).toString('base64url');
}

/** Whether a cookie's value has the form of a visitor id. */
export function isVisitorId(value: string | undefined): value is string {
  return value !== undefined && VISITOR_ID.test(value);
}
