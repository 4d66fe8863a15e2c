import { foldText, readPhone } from 'shared-api/contract';

export { foldText };

/** Separates the parts of a search text; no one-line text contains it, so no match reaches across. */
const SEPARATOR = '\n';

/** The column that a search looks into: the folded parts, one after the other. */
export function searchTextOf(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map((part) => foldText(part ?? ''))
    .join(SEPARATOR);
}

/** A LIKE pattern for "contains", taken literally. */
export function containsPattern(text: string): string {
  return patternOf(foldText(text));
}

function patternOf(folded: string): string {
  return `%${folded.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** What the database stores of each number in a text (`long_numbers`): every eight digits that stand together. */
const LONG_NUMBER = /^.*(?<digits>\d{8})/s;

/** The last eight digits of the last long number in a text: whatever contains the text has them, too. */
export function longNumberIn(text: string): string | undefined {
  return LONG_NUMBER.exec(foldText(text))?.groups?.['digits'];
}

/** What to look for where phone numbers are stored: a whole one is its digits, however it is written. */
export function phoneOrText(typed: string): string {
  const phone = readPhone(typed);
  return /^\d{8,15}$/.test(phone) ? phone : typed;
}

/** A word, and the character before it. */
const WORD = /(?<=(?<before>^|.))(?<word>[\p{L}\p{N}]+)/gsu;
const PIECE = 3;
/** Beyond this much of a text nothing more is found by the rest. */
const MAX_PIECES = 12;

/**
 * LIKE patterns, fewer than the text has trigrams, that whatever contains the text matches: each word in threes, a
 * short one with what stands before it. None for a text too short to ask for less.
 */
export function piecesOf(text: string): string[] {
  const folded = foldText(text);
  const pieces = [...folded.matchAll(WORD)].flatMap(({ groups: { before = '', word = '' } = {} }) => {
    const letters = [...word];
    if (letters.length < PIECE) return before === '' ? [] : [before + word];
    // A single remaining letter is not selective.
    const count = Math.floor((letters.length + 1) / PIECE);
    return Array.from({ length: count }, (_piece, at) => {
      const end = Math.min((at + 1) * PIECE, letters.length);
      return letters.slice(end - PIECE, end).join('');
    });
  });
  const isLess = folded.length >= 2 * PIECE && pieces.length > 0;
  return isLess ? pieces.slice(0, MAX_PIECES).map(patternOf) : [];
}
