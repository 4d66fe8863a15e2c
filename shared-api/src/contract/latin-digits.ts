/** A decimal digit of any script but the Latin one. */
const DIGIT = /(?![0-9])\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;

/** A text with the digits of every script as `0` to `9`: Arabic-Indic, Persian, full-width and all others. */
export function latinDigits(text: string): string {
  return text.replaceAll(DIGIT, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Every script has its ten digits in a row, from zero on; some have several such rows one after the other. */
function valueOf(code: number): number {
  let first = code;
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
