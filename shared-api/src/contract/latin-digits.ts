/** Arabic-Indic digits, and the forms of them that Persian and Urdu use. */
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** A text with its Arabic-Indic digits as `0` to `9`, as many phones type them. */
export function latinDigits(text: string): string {
  return text.replaceAll(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
