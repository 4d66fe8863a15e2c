import { formatDecimal, isolateLatin } from '../format/format.ts';

const NO_BREAK_SPACE = '\u00a0';

/** What an option changes: `+40.00 MRU`, `−15.00 MRU`. @param minor in minor units */
export function formatDifference(minor: number, language: string): string {
  const amount = formatDecimal(Math.abs(minor) / 100, 2, language);
  return isolateLatin(`${minor < 0 ? '−' : '+'}${amount}${NO_BREAK_SPACE}MRU`, language);
}
