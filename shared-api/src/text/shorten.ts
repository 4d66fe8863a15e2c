/**
 * A text of at most so many characters: cut at a word's end where there is one in its second half, without the mark
 * before the cut.
 *
 * @param max characters, with the dots
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > max / 2 ? end : undefined).replace(/[\s,.;:–-]{1,3}$/, '')}…`;
}
