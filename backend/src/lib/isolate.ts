import { directionOf, type Language } from 'shared-api/contract';

/** Letters of scripts that run from right to left. */
const RTL_LETTER = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Nobody can write the marks: schemas refuse them in what people write. */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/;

/**
 * Marks a value as one that has a direction of its own, so that a name, code or price does not pull the words and signs
 * beside it out of order (https://unicode.org/reports/tr9/#Explicit_Directional_Isolates).
 */
export function isolate(value: string | number): string {
  return `\u2068${value}\u2069`;
}

/** A plain text with the marks that its language needs; without those around what runs the same way. */
export function isolateWhereNeeded(language: Language, text: string): string {
  if (directionOf(language) === 'rtl') return text;
  return text.replaceAll(new RegExp(ISOLATED, 'g'), (marked, value: string) =>
    RTL_LETTER.test(value) ? marked : value,
  );
}

/** A text in parts: every second one stood isolated. */
export function isolatedParts(text: string): string[] {
  return text.split(ISOLATED);
}
