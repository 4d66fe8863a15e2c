/** The text as one of the known words, or undefined. */
export function oneOf<T extends string>(words: readonly T[], text: string | null): T | undefined {
  return words.find((word) => word === text);
}
