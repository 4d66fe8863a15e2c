/** A cell of a table; null is empty. */
export type Cell = string | number | boolean | null;

/** Makes spreadsheets read the text as UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** A text that spreadsheets read as a formula, including full-width forms. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/** A line of a CSV file (RFC 4180). A text that looks like a formula gets an apostrophe in front. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
