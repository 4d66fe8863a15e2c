import { disarmFormulas } from 'shared-api/contract';
import type { MenuDraft } from '../menu-draft.ts';
import { MENU_COLUMNS, type MenuColumn } from './menu-columns.ts';

const BYTE_ORDER_MARK = '\u{FEFF}';

/** How spreadsheets of a language write files. */
export interface FileStyle {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
  readonly headings: Readonly<Record<MenuColumn, string>>;
}

function cell(text: string, separator: string): string {
  const safe = disarmFormulas(text);
  const needsQuotes = safe.includes(separator) || /["\r\n]|^\s|\s$/.test(safe);
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A menu as a CSV file (RFC 4180, UTF-8 with a byte order mark): a line for each dish, and one for each category
 * without any. Formulas are disarmed; reading restores them.
 */
export function writeMenuFile(menu: MenuDraft, { separator, decimal, headings }: FileStyle): string {
  const line = (cells: readonly string[]) =>
    `${cells.map((text) => cell(text, separator)).join(separator)}\r\n`;
  const rows = menu.flatMap(({ category, items }) =>
    items.length === 0
      ? [[category, '', '', '', '']]
      : items.map(({ key, isNew, name, description, price }) => [
          category,
          name,
          description,
          price.toFixed(2).replace('.', decimal),
          isNew ? '' : key,
        ]),
  );
  const head = MENU_COLUMNS.map((column) => headings[column]);
  return BYTE_ORDER_MARK + [head, ...rows].map(line).join('');
}
