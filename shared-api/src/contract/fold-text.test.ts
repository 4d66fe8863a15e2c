import { foldText } from './fold-text.ts';

test.each([
  ['مشويّ', 'مشوي'],
  ['مَشْوِيّ', 'مشوى'],
  ['مشـــوي', 'مشوي'],
  ['ﻣﺸﻮﻱ', 'مشوي'],
  ['مشوی', 'مشوي'],
  ['أرز', 'ارز'],
  ['إفطار', 'آفطار'],
  ['ٱلأرز', 'الارز'],
  ['ﻻ', 'لا'],
  ['شواء', 'شوا'],
  ['مؤونة', 'موونه'],
  ['شيئ', 'شيء'.replace('ء', 'ي')],
  ['کباب', 'كباب'],
  ['ڭرعة', 'كرعه'],
  ['پيتزا', 'بيتزا'],
  ['٤٥ ۲۰', '45 20'],
  ['４５', '45'],
  ['Méchoui', 'mechoui'],
  ['BŒUF', 'boeuf'],
  ['ﬁlet', 'filet'],
  ['Ærø', 'aero'],
  ['Ɓaaba Ŋari', 'baaba nari'],
  ['L’Étoile', "l'etoile"],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['chez\u200F \u202Bفاتو', 'chez فاتو'],
])('%j and %j are the same to a search', (text, other) => {
  expect(foldText(text)).toBe(foldText(other));
});

test.each(['مشوي', 'mechoui', 'سمك', 'fich & 45'])('%j is compared as it is', (text) => {
  expect(foldText(text)).toBe(text);
});
