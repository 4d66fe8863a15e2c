import { latinDigits } from 'shared-api/contract';

/** A letter's sound in Latin script; `isVowel` says whether a syllable can end with it. */
interface Sound {
  readonly text: string;
  readonly isVowel: boolean;
}

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh' },
  ...{ ص: 's', ض: 'd', ط: 't', ظ: 'z', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h' },
  // Of names that are not Arabic.
  ...{ پ: 'p', چ: 'ch', ڤ: 'v', گ: 'g', ݣ: 'g', ک: 'k' },
};
/** Long vowels, and the signs of short ones, which are rarely written. */
const VOWELS: Readonly<Record<string, string>> = {
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ٱ: 'a', ى: 'a', ة: 'a', ع: 'aa', ؤ: 'ou', ئ: 'i' },
  ...{ '\u064E': 'a', '\u064F': 'ou', '\u0650': 'i' },
};
/** Consonants beside a vowel, long vowels elsewhere. */
const HALF_VOWELS: Readonly<Record<string, readonly [consonant: string, vowel: string]>> = {
  و: ['w', 'ou'],
  ي: ['y', 'i'],
  ی: ['y', 'i'],
};
const ARTICLE = 'ال';
const WORD = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u0640]*/gu;

/**
 * Arabic words in Latin letters, so that they can be read aloud: `مطعم النخيل` becomes `mataam al-nakhil`. Short vowels
 * are not written in Arabic; an `a` stands where two consonants could not be spoken together. Other scripts stay.
 */
export function latinFromArabic(text: string): string {
  return latinDigits(text).replaceAll(WORD, (word) => {
    const isDefinite = word.startsWith(ARTICLE) && word.length > ARTICLE.length + 1;
    return isDefinite ? `al-${spell(word.slice(ARTICLE.length))}` : spell(word);
  });
}

function spell(word: string): string {
  const letters = [...word];
  const sounds: Sound[] = [];
  for (const [index, letter] of letters.entries()) {
    const sound = soundOf(letter, sounds.at(-1), letters[index + 1] ?? '');
    if (sound) sounds.push(sound);
  }
  let isOpen = false;
  return sounds.reduce((spelled, { text, isVowel }, index) => {
    const isCluster = !isVowel && sounds[index + 1]?.isVowel === false;
    // A consonant before another one closes the syllable of the vowel before it, or begins one of its own.
    const shortVowel = isCluster && !isOpen ? 'a' : '';
    isOpen = isVowel || shortVowel !== '';
    return spelled + text + shortVowel;
  }, '');
}

function soundOf(letter: string, before: Sound | undefined, after: string): Sound | undefined {
  const consonant = CONSONANTS[letter];
  if (consonant !== undefined) return { text: consonant, isVowel: false };
  const [asConsonant, asVowel] = HALF_VOWELS[letter] ?? [];
  if (asConsonant !== undefined && asVowel !== undefined) {
    const isConsonant = !before || before.isVowel || after in VOWELS || after in HALF_VOWELS;
    return isConsonant ? { text: asConsonant, isVowel: false } : { text: asVowel, isVowel: true };
  }
  const vowel = VOWELS[letter];
  if (vowel === undefined) return undefined;
  // A vowel beside another one makes it longer, not twice as long again.
  return { text: before?.isVowel || !before ? vowel.slice(0, 1) : vowel, isVowel: true };
}
