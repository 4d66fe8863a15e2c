import { directionOf } from '../contract/languages.ts';

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** What falls apart in a line from right to left: Latin letters, and digits in groups or after a sign. */
const LEFT_TO_RIGHT = /\p{Script=Latin}|\d[ \u00A0]\d|^[+-]\d/u;
const ISOLATED = /^[\u2066-\u2068][^\u2066-\u2069]*\u2069$/;

/**
 * Isolates a value that runs against the page, as `<bdi>` does, so that a name in the other script does not pull the
 * words and numbers beside it out of order. For i18next's `interpolation.escape`: React escapes the markup already.
 */
function isolate(value: string, language: string): string {
  const runsAgainst = directionOf(language) === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  return runsAgainst.test(value) && !ISOLATED.test(value) ? `\u2068${value}\u2069` : value;
}

/** How a page's texts take in values. */
export function interpolationOf(language: () => string) {
  return { escapeValue: true, escape: (value: string) => isolate(value, language()) } as const;
}
