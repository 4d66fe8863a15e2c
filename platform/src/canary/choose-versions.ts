import { createHash, randomBytes } from 'node:crypto';
import type { LiveEntry } from '../store/registry.ts';

/** Cookie that holds a visitor to what they saw first, while anything is tried on a share of them. */
export const CANARY_COOKIE = 'maida_canary';

const VISITOR = /^[\w-]{16}$/;
/** 48 bits are exact in a number. */
const DIGITS = 12;

/** A new visitor's mark: random, and of no use for anything else. */
export function newVisitorId(): string {
  return randomBytes(12).toString('base64url');
}

/** Whether a cookie's value could be a visitor's mark. */
export function isVisitorId(value: string | undefined): value is string {
  return value !== undefined && VISITOR.test(value);
}

/**
 * The versions that a visitor gets. The same one always gets the same; a growing share only adds visitors; and each
 * new version is tried on others, so that nobody is always the first.
 */
export function chooseVersions(
  areas: Readonly<Record<string, LiveEntry>>,
  visitor: string | undefined,
): Record<string, string> {
  const chosen = Object.entries(areas).map(([area, { live, canary }]): [string, string] => {
    const isChosen =
      canary && visitor !== undefined && drawNumber(visitor, area, canary.version) < canary.share;
    return [area, isChosen ? canary.version : live];
  });
  return Object.fromEntries(chosen);
}

/** Whether anything is tried on a share of the visitors. */
export function hasCanary(areas: Readonly<Record<string, LiveEntry>>): boolean {
  return Object.values(areas).some(({ canary }) => canary !== undefined);
}

/** A number from 0 to below 1 that is the visitor's own for this version, evenly spread over visitors. */
function drawNumber(visitor: string, area: string, version: string): number {
  const hash = createHash('sha256').update(`${visitor}\0${area}\0${version}`).digest('hex');
  return parseInt(hash.slice(0, DIGITS), 16) / 16 ** DIGITS;
}
