/** Longer words are no first names but messages. */
const MAX_WORD = 30;

/** Letters and the marks inside names: no digits and no `@`, so no contact data. */
const NAME_WORD = /^\p{L}[\p{L}\p{M}'’.-]*$/u;

/**
 * What a review shows of a name: `Salma Mint Yahya` becomes `Salma Y.`. Null where the name holds anything else than
 * names, as a phone number typed into the field.
 */
export function authorOf(name: string): string | null {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const [first, ...others] = words;
  if (first === undefined || !words.every(isName)) return null;
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** A dot may end an abbreviation, but inside a word it may be an address. */
function isName(word: string): boolean {
  return word.length <= MAX_WORD && NAME_WORD.test(word) && !/\../.test(word);
}
