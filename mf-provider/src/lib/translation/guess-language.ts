import type { Language } from 'shared-api/contract';

const ARABIC = /\p{Script=Arabic}/gu;
const LATIN = /\p{Script=Latin}/gu;
/** Words and letters that one of the two has and the other has not. */
const FRENCH =
  /[àâçèéêëîïôùûœ]|(?<!\p{L})(?:au|aux|avec|de|des|du|en|et|la|le|les|nos|ou|pour|sur|une?)(?!\p{L})|\p{L}’\p{L}|\p{L}'\p{L}{2,}/giu;
const ENGLISH =
  /(?<!\p{L})(?:a|and|for|from|in|of|on|or|our|the|with|beef|cheese|chicken|drinks|fish|fresh|fried|grilled|juice|lamb|rice)(?!\p{L})/giu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The language that texts look like: by their script, then by common words; undefined where nothing tells. */
export function guessLanguage(texts: readonly string[]): Language | undefined {
  const text = texts.join('\n');
  const arabic = count(text, ARABIC);
  const latin = count(text, LATIN);
  if (arabic > latin) return 'ar';
  const french = count(text, FRENCH);
  const english = count(text, ENGLISH);
  if (french === english) return undefined;
  return french > english ? 'fr' : 'en';
}
