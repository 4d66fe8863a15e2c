/** Sources that may hold Arabic letters: they are no texts of the interface. */
export const ARABIC_IN_CODE: readonly RegExp[] = [
  // Sample data and frames of tests and of areas that run alone.
  /\/(?:mocks|testing|standalone|demo)\//,
  /testing-texts\.ts$/,
  // Letters that are folded, compared or measured.
  /fold-text\.ts$/,
  /latin-from-arabic\.ts$/,
  /close-names\.ts$/,
  /contact-data\.ts$/,
  /faces\.ts$/,
  // Words that people search for and headings that they write, in all languages at once.
  /cuisine-words\.ts$/,
  /menu-columns\.ts$/,
  // A language's sign.
  /language-switch\.tsx$/,
  // Words of dates and numbers, which a language without them has from `Intl`.
  /shared-ui\/src\/format\//,
];
