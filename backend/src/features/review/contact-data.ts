import { latinDigits } from 'shared-api/contract';

/** Fewest digits of a phone number; Mauritania's have eight. */
const MIN_PHONE_DIGITS = 7;

/** Numbers of an honest review: dates, marks, times and prices, in the spelling of {@link simplify}. */
const HONEST_NUMBERS = new RegExp(
  [
    String.raw`(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:20)?2\d(?![\d/-]|\.\d)`,
    String.raw`\b\d{1,2}\s?\/\s?(?:5|10|20)\b`,
    String.raw`\b\d{1,2}\s?[:h]\s?\d{2}\b`,
    String.raw`\b\d{1,2}[\s.]?\d{3}\s*(?:mru|um|ouguiya|اوقية)|\b\d{1,5}\s*(?:mru|um\b|ouguiya|اوقية)`,
  ].join('|'),
  'gu',
);

/** Digits with anything but letters between them, at most three signs: `46.12 - 12 / 34`. */
const SPACED_DIGITS = new RegExp(String.raw`\d(?:[^\p{L}\d]{0,3}\d){${MIN_PHONE_DIGITS - 1}}`, 'u');

/** Groups of digits with a word between them: `46 puis 12 puis 12 puis 34`. */
const WORDS_BETWEEN = /\d{1,4}(?:[^\p{L}\d]{1,3}\p{L}{1,6}[^\p{L}\d]{1,3}\d{1,4}){3,}/u;

const NUMBER_WORDS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ...['un', 'deux', 'trois', 'quatre', 'cinq', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize'],
  ...['quatorze', 'quinze', 'seize', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'],
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  ...['صفر', 'واحد', 'اثنان', 'اثنين', 'ثلاثة', 'اربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'],
];
const ANY_NUMBER = `(?:${NUMBER_WORDS.join('|')}|\\d{1,2})`;
/** A number said in words: six of them in a row. */
const SPELLED = new RegExp(
  String.raw`(?<!\p{L})${ANY_NUMBER}(?:[^\p{L}\d]{1,3}(?:et |و)?${ANY_NUMBER}(?!\p{L})){5,}`,
  'u',
);

/** `salma@example.org`, `salma (at) example`, and `@salma`. */
const AT_SIGN = /@\s*[\p{L}\d]|[([]\s*(?:at|a|arobase)\s*[)\]]|\barobase\b/u;

const TOP_LEVELS =
  'com|net|org|info|biz|io|me|mr|fr|sn|ma|dz|tn|ml|be|ca|uk|us|co|app|shop|site|store|online|link|ly|tv|xyz|eu|gg|page|dev';
const LINK = new RegExp(
  String.raw`https?:|\bwww\s?\.|[\p{L}\d-]{2}\s?(?:\.|\(dot\)|\[dot\]|\bpoint\b)\s?(?:${TOP_LEVELS})(?![\p{L}\d])`,
  'u',
);
/** `insta: salma_food`. */
const NAMED_ACCOUNT = /\b(?:insta(?:gram)?|snap(?:chat)?|telegram|tiktok|facebook|fb|whats?app)\s*[:=]\s*\S/u;

/**
 * Whether a text holds contact data or a link: phone numbers, also spaced, spelled or in other digits; e-mail
 * addresses; links; names of accounts. Errs on the side of yes: an admin looks, and nothing is lost.
 */
export function hasContactData(text: string): boolean {
  const plain = simplify(text);
  const numbers = plain.replaceAll(HONEST_NUMBERS, ' … … ');
  return (
    [SPACED_DIGITS, WORDS_BETWEEN, SPELLED].some((pattern) => pattern.test(numbers)) ||
    [AT_SIGN, LINK, NAMED_ACCOUNT].some((pattern) => pattern.test(plain))
  );
}

/** Lower case, without accents and hidden signs, every script's digits as 0 to 9. */
function simplify(text: string): string {
  return latinDigits(text.normalize('NFKD'))
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
