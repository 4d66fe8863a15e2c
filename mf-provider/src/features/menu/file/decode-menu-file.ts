/** Stands in a decoded text for a letter that could not be read. */
export const UNREADABLE = '\u{FFFD}';

/** A word that was written in an encoding without its letters. */
const isLostWord = (word: string) => word.includes('??') && !/[\p{L}\p{N}]/u.test(word);
const LOST_LETTER = /\p{L}\?\p{L}/u;

/** Whether a cell had letters that whatever wrote the file has replaced by question marks: `???? ?????`, `M?choui`. */
export function hasLostLetters(cell: string): boolean {
  const words = cell.split(/\s+/).filter((word) => word !== '');
  const lost = words.filter(isLostWord);
  return LOST_LETTER.test(cell) || (lost.length > 0 && lost.length * 2 >= words.length);
}

/** Of a file in UTF-16, every second byte of what is not a letter of another script is 0. */
const ENOUGH_TO_SEE = 2000;
const ARABIC_WORD = /(?<!\p{L})\p{Script=Arabic}{2,}(?!\p{L})/gu;
const MIXED_WORD = /\p{Script=Latin}\p{Script=Arabic}|\p{Script=Arabic}\p{Script=Latin}/gu;
/** What letters of MS-DOS and old Macs become: signs inside of words, or no character of Windows at all. */
const FOREIGN = /[\u0080-\u009F]|(?<=\p{L})[‚ƒ„†‡ˆ‰Š‹Ž˜›](?=\p{L})/gu;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const decode = (bytes: ArrayBuffer, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** UTF-16 with a byte order mark, or without one by where its zeros are. */
function wideEncoding(bytes: ArrayBuffer): 'utf-16le' | 'utf-16be' | undefined {
  const start = new Uint8Array(bytes).subarray(0, ENOUGH_TO_SEE);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = (rest: number) => start.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (even + odd === 0) return undefined;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

/**
 * Windows-1256 has the small letters of French where Windows-1252 has them, so that words tell: an Arabic one is Arabic
 * from end to end, while "CRÊPES" read as Arabic has both scripts in it.
 */
function decodeWindows(bytes: ArrayBuffer): string {
  const arabic = decode(bytes, 'windows-1256');
  const isArabic = count(arabic, ARABIC_WORD) > count(arabic, MIXED_WORD);
  return (isArabic ? arabic : decode(bytes, 'windows-1252')).replaceAll(FOREIGN, UNREADABLE);
}

/**
 * Decodes a file as spreadsheets write it: UTF-8, UTF-16, else Windows-1256 or Windows-1252. Letters that none of them
 * explains are {@link UNREADABLE}.
 */
export function decodeMenuFile(bytes: ArrayBuffer): string {
  const wide = wideEncoding(bytes);
  if (wide) return decode(bytes, wide);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = decode(bytes, 'utf-8');
    // A file in UTF-8 with some damaged letters still has many that are whole.
    const isDamaged = count(text, /[^\p{ASCII}\u{FFFD}]/gu) > count(text, /\u{FFFD}/gu);
    return isDamaged ? text : decodeWindows(bytes);
  }
}
