/** What a cell of a table may hold; null is an empty one. */
export type Cell = string | number | boolean | null;

/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** What makes a spreadsheet take a text for a formula, full-width forms included. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/** A line of a CSV file (RFC 4180). A text that a spreadsheet would compute gets an apostrophe in front. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
