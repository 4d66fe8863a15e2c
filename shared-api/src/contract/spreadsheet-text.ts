/**
 * Signs that begin a formula, with the forms that some spreadsheet or font takes for them: full-width, small, raised
 * and lowered (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]';

/** What a spreadsheet may drop before it looks for a sign: blanks of all widths, quotes, and characters nobody sees. */
const DROPPED = '[ "\\u00A0\\u2000-\\u200F\\u202A-\\u202F\\u2060-\\u2069\\u3000\\uFEFF\\v\\f]*';

/**
 * Where a cell may begin: at the start, and after every character that some spreadsheet takes for a separator. One that
 * is set to another separator than the file's reads one cell as several.
 */
const CELL_START = `((?:^|[,;\\t\\r\\n])${DROPPED})`;

const FORMULA = new RegExp(`${CELL_START}(?='*${SIGN})`, 'g');
const DISARMED = new RegExp(`${CELL_START}'(?='*${SIGN})`, 'g');

/** A text for a spreadsheet: an apostrophe precedes whatever would be a formula. */
export function disarmFormulas(text: string): string {
  const disarmed = text.replaceAll(FORMULA, "$1'");
  return /^[\t\r\n]/.test(disarmed) ? `'${disarmed}` : disarmed;
}

/** Reverses {@link disarmFormulas}. */
export function restoreFormulas(text: string): string {
  return text.replace(/^'(?=[\t\r\n])/, '').replaceAll(DISARMED, '$1');
}
