/** Separates the parts of a search text; no one-line text contains it, so no match reaches across. */
const SEPARATOR = '\n';

/** Lowercased and without accents: what a search compares. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The column that a search looks into: the folded parts, one after the other. */
export function searchTextOf(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map((part) => foldText(part ?? ''))
    .join(SEPARATOR);
}

/** A LIKE pattern for "contains", taken literally. */
export function containsPattern(text: string): string {
  return `%${foldText(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
