/** A text of a number of UTF-16 code units. */
export type Shape = (length: number) => string;

/** Repeats pieces up to a length; a surrogate pair is not cut. */
function repeated(...pieces: readonly string[]): Shape {
  const piece = pieces.join('');
  return (length) => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    return text.isWellFormed() ? text : `${text.slice(0, -1)}a`;
  };
}

/** An ordinary text. */
export const PLAIN: Shape = repeated('rice and fish with onions ');

/** Texts that cost careless readers more than their length: expressions that backtrack, folding, nesting. */
export const HOSTILE_SHAPES: Readonly<Record<string, Shape>> = {
  slashes: repeated('/'),
  blanks: (length) => `a${repeated(' ')(Math.max(0, length - 2))}a`.slice(0, length),
  dots: repeated('.'),
  'at signs': repeated('a@'),
  brackets: repeated('[({<'),
  'combining marks': repeated('a', '\u0301\u0323\u0332'.repeat(8)),
  'digits of other scripts': repeated('٣۴५๗'),
  'nested JSON': repeated('{"a":['),
  'percent sequences': repeated('%25%'),
  'zero width': repeated('a', '\u200b\u200d\u2060'),
};

/** The beginning of an encoded text that fits, without a half escape at its end. */
export function cutEncoded(text: string, length: number): string {
  return text.slice(0, length).replace(/%.?$/, '');
}
