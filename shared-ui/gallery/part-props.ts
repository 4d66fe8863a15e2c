/** What each section of the gallery gets. */
export interface PartProps {
  language: string;
  /** The English or the French words, by the gallery's language. */
  say: (en: string, fr: string) => string;
}
