/** Columns of a menu file, in the order written. */
export const MENU_COLUMNS = ['category', 'name', 'description', 'price', 'id'] as const;
export type MenuColumn = (typeof MENU_COLUMNS)[number];

/** Without these a file is no menu. */
export const REQUIRED_COLUMNS: readonly MenuColumn[] = ['category', 'name', 'price'];

/** What people and their spreadsheets call the columns, in both languages, without accents. */
const NAMES: Readonly<Record<MenuColumn, readonly string[]>> = {
  category: ['category', 'categorie'],
  name: ['name', 'dish', 'nom', 'plat'],
  description: ['description'],
  price: ['price', 'prix'],
  id: ['id', 'identifiant'],
};

/** A text for comparing: without case, accents and superfluous spaces. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** The column that a heading means; a unit in brackets does not matter. */
export function columnOf(heading: string): MenuColumn | undefined {
  const name = fold(heading.replace(/\(.*\)/, ''));
  return MENU_COLUMNS.find((column) => NAMES[column].includes(name));
}
