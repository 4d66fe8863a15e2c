/**
 * What no search asks for: marks over and under letters, hamza as a letter of its own, tatweel, invisible signs. Ranges
 * rather than `\p{M}`, as `fold_text` of the database has no such class.
 */
const UNHEARD =
  /[\u00AD\u0300-\u036F\u0483-\u0489\u0610-\u061A\u061C\u0621\u0640\u064B-\u065F\u0670\u0674\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0898-\u089F\u08CA-\u08E1\u08E3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u2069\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]/g;

/** Letters and digits by what people type in their place, where Unicode does not take them apart itself. */
const VARIANTS: Readonly<Record<string, string>> = {
  ...{ ا: 'ٱ', ب: 'پ', ج: 'چ', ف: 'ڤ', ق: 'ڨ', ك: 'کڪگݣڭ', ه: 'ةہھەۃ', ي: 'ىیېێے' },
  ...{ 0: '٠۰', 1: '١۱', 2: '٢۲', 3: '٣۳', 4: '٤۴', 5: '٥۵', 6: '٦۶', 7: '٧۷', 8: '٨۸', 9: '٩۹' },
  ...{ ae: 'æ', b: 'ɓ', d: 'đðɗ', g: 'ɠ', h: 'ħ', i: 'ı', l: 'ł', n: 'ŋ', o: 'ø', oe: 'œ', ss: 'ß', th: 'þ' },
  ...{ y: 'ƴ', σ: 'ς' },
  // Escaped where several look the same.
  ...{ "'": '’‘‚‛‹›`\u2032\u2035\u02B9\u02BB\u02BC\u02BD\u02BE\u02BF\u05F3', '"': '“”„‟«»〝〞〟\u05F4' },
  ...{
    '-': '\u2010\u2012\u2013\u2014\u2015\u2212\u2043\u058A\u05BE\u1400\u1806\u2E17\u2E1A\u2E3A\u2E3B\u2E40\u2E5D',
  },
};
const PLAIN = new Map(
  Object.entries(VARIANTS).flatMap(([plain, variants]) => [...variants].map((letter) => [letter, plain])),
);
const VARIANT = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');

/** The accent on a key of its own, which is typed as an apostrophe; Unicode takes it for a blank with a mark. */
const ACUTE = /\u00B4/g;

/** Blanks within a line: the others are spaces after the normalization. */
const BLANKS = /[\t\v\f\r\u1680 ]+/g;

/**
 * A text as searches compare it, in the browser and in the service: lower case, Latin letters without accents and
 * ligatures, Arabic ones without vowel signs, forms and spellings that vary (أ and ا, ة and ه, ى and ي), digits 0 to 9,
 * one kind of apostrophe, quote, hyphen and width, single blanks; lines stay lines.
 * The database's `fold_text` does the same (docs/decisions/search-of-dishes.md).
 */
export function foldText(text: string): string {
  return text
    .replace(ACUTE, "'")
    .normalize('NFKD')
    .replace(UNHEARD, '')
    .toLowerCase()
    .replace(VARIANT, (letter) => PLAIN.get(letter) ?? letter)
    .replace(BLANKS, ' ');
}

/** A name as another one is compared with it: folded, without breaks and blanks around it. */
export function foldName(name: string): string {
  return foldText(name).replaceAll(/\s+/g, ' ').trim();
}
