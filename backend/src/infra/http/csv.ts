import { disarmFormulas } from 'shared-api/contract';

/** A cell of a table; null is empty. */
export type Cell = string | number | boolean | null;

/** Makes spreadsheets read the text as UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;

/** A line of a CSV file (RFC 4180). No spreadsheet computes any of it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = disarmFormulas(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
