/** Columns of a menu file, in the order in which they are written. */
export const MENU_COLUMNS = ['category', 'name', 'description', 'price', 'id'] as const;
export type MenuColumn = (typeof MENU_COLUMNS)[number];

/** Columns that every menu file needs. */
export const REQUIRED_COLUMNS: readonly MenuColumn[] = ['category', 'name', 'price'];

/** Accepted headings of each column, in both languages, without accents. */
const NAMES: Readonly<Record<MenuColumn, readonly string[]>> = {
  category: ['category', 'categorie'],
  name: ['name', 'dish', 'nom', 'plat'],
  description: ['description'],
  price: ['price', 'prix'],
  id: ['id', 'identifiant'],
};

/** Normalizes a text for comparison: lower case, no accents, single spaces. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** The column of a heading; a unit in brackets is ignored. */
export function columnOf(heading: string): MenuColumn | undefined {
  const name = fold(heading.replace(/\(.*\)/, ''));
  return MENU_COLUMNS.find((column) => NAMES[column].includes(name));
}
