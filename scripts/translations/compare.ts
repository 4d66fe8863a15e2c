import { PLURAL, plainKeys, type Catalogue } from './catalogue.ts';

/** These forms may say the number in words. */
const IN_WORDS = /_(zero|one|two)$/;
const NUMBERS = new Set(['count', 'formatted']);

/**
 * French sets these marks off by a space, which must not break: U+202F before `;!?`, U+00A0 before `:` and inside « ».
 */
const BREAKING = /\S [;:!?»]|« /;

/** The texts of a language beside the English ones. */
export interface Pair {
  readonly language: string;
  readonly english: Catalogue;
  readonly other: Catalogue;
  /** Texts that the language may write as English does. */
  readonly sameAsEnglish: readonly string[];
  /** Takes those of them that it does. */
  readonly onSame: (text: string) => void;
}

/** Keys that one of two languages lacks, and texts that were left in English or lost a placeholder. */
export function compareCatalogues(pair: Pair): string[] {
  const { english, other, language } = pair;
  return [...new Set([...english.keys(), ...other.keys()])].flatMap((namespace) => {
    const [first, second] = [english.get(namespace), other.get(namespace)];
    if (!first || !second) return [`${namespace}.json is missing in ${first ? language : 'en'}`];
    const [names, otherNames] = [plainKeys(first), plainKeys(second)];
    const missing = (from: Set<string>, where: Set<string>, whose: string) =>
      [...from].filter((key) => !where.has(key)).map((key) => `${namespace}:${key} has no text in ${whose}`);
    const texts = [...second].flatMap(([key, text]) => {
      const source = first.get(key) ?? first.get(key.replace(PLURAL, '_other'));
      return source === undefined ? [] : compareTexts(pair, `${namespace}:${key}`, source, text);
    });
    return [...missing(names, otherNames, language), ...missing(otherNames, names, 'en'), ...texts];
  });
}

function compareTexts({ language, ...pair }: Pair, name: string, source: string, text: string): string[] {
  const [wanted, found] = [placeholdersOf(source), placeholdersOf(text)];
  const isLost = (mark: string) => !found.includes(mark) && !(IN_WORDS.test(name) && NUMBERS.has(mark));
  const lost = [...wanted.filter(isLost), ...found.filter((mark) => !wanted.includes(mark))];
  const problems = lost.length > 0 ? [`${name} differs in ${language} by ${lost.join(', ')}`] : [];
  if (language === 'fr' && BREAKING.test(text))
    problems.push(`${name} has a space before a mark that lets the line break`);
  if (text !== source || !/\p{L}/u.test(source.replaceAll(/\{\{.*?\}\}|<.*?>/g, ''))) return problems;
  if (pair.sameAsEnglish.includes(text)) pair.onSame(text);
  else problems.push(`${name} is in ${language} what it is in English`);
  return problems;
}

/** Variables and tags. */
function placeholdersOf(text: string): string[] {
  const variables = [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name);
  const tags = [...text.matchAll(/<\/?\w+\s*\/?>/g)].map(([tag]) => tag);
  return [...new Set([...variables, ...tags])].sort();
}
