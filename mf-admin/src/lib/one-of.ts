/** The one of the known words that a text is, or undefined. */
export function oneOf<T extends string>(words: readonly T[], text: string | null): T | undefined {
  return words.find((word) => word === text);
}
