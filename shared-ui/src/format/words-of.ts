/** What stands under a language (BCP 47 tag); the English for one that has nothing. */
export function wordsOf<T>(words: Readonly<Record<string, T>> & { readonly en: T }, language: string): T {
  return words[language.slice(0, 2)] ?? words.en;
}
