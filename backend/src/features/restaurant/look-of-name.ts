import unhomoglyph from 'unhomoglyph';
import { foldText } from '../../lib/search-text.ts';

/** What a name looks like to a reader: without case, accents, spaces and signs, look-alikes by one letter (UTS #39). */
export function lookOfName(name: string): string {
  const letters = unhomoglyph(foldText(unhomoglyph(name.normalize('NFKC'))));
  return foldText(letters)
    .replaceAll(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
