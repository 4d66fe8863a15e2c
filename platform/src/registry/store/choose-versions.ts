import { createHash } from 'node:crypto';
import type { LiveEntry } from '../../contract/server/index.ts';
/** 12 hexadecimal digits: 48 bits are exact in a number. */
const DIGITS = 12;

/**
 * The versions that a visitor gets. The same visitor always gets the same ones; a growing share only adds visitors;
 * each new version selects other visitors, so that nobody is always the first.
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

/** Whether any area has a canary. */
export function hasCanary(areas: Readonly<Record<string, LiveEntry>>): boolean {
  return Object.values(areas).some(({ canary }) => canary !== undefined);
}

/** A number from 0 to below 1 that depends on visitor and version, evenly distributed over visitors. */
function drawNumber(visitor: string, area: string, version: string): number {
  const hash = createHash('sha256').update(`${visitor}\0${area}\0${version}`).digest('hex');
  return parseInt(hash.slice(0, DIGITS), 16) / 16 ** DIGITS;
}
