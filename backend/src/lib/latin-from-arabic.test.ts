import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latinFromArabic } from './latin-from-arabic.ts';

const SPELLED = [
  ['مطعم النخيل', 'mataam al-nakhil'],
  ['دار شنقيط', 'dar shanqit'],
  ['مشوي الصحراء', 'mashwi al-sahra'],
  ['كسكس المدينة', 'kaskas al-madina'],
  ['مقهى الواحة', 'maqha al-waha'],
  ['بيت الشاي', 'bit al-shay'],
  ['خيمة ولد أحمد', 'khima wald ahmad'],
  ['نواكشوط', 'nawakshout'],
] as const;

test('Arabic names are spelled so that they can be read aloud', () => {
  for (const [arabic, latin] of SPELLED) assert.equal(latinFromArabic(arabic), latin);
});

test('written vowels, lengthened letters and Arabic digits are understood', () => {
  assert.equal(latinFromArabic('مُحَمَّد'), 'mouhamad');
  assert.equal(latinFromArabic('مـطـعـم ٢٤'), 'mataam 24');
});

test('other scripts stay as they are', () => {
  assert.equal(latinFromArabic('Chez Mariem — l’été'), 'Chez Mariem — l’été');
  assert.equal(latinFromArabic('Chez النخيل'), 'Chez al-nakhil');
  assert.equal(latinFromArabic('e\u0301te\u0301'), 'e\u0301te\u0301');
});
