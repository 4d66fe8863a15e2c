import { disarmFormulas, restoreFormulas } from './spreadsheet-text.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['-3', "'-3"],
  ['＝1', "'＝1"],
  ['\t=1', "'\t'=1"],
  ['x;=cmd|x', "x;'=cmd|x"],
  ['x, "@SUM(A1)', `x, "'@SUM(A1)`],
  ['two\n+222', "two\n'+222"],
  ["'=kept", "''=kept"],
  ["x;''=kept", "x;'''=kept"],
  ['plain text, a = b; 1-2', 'plain text, a = b; 1-2'],
  ["l'été", "l'été"],
])('%j is disarmed, and restored', (text, disarmed) => {
  expect(disarmFormulas(text)).toBe(disarmed);
  expect(restoreFormulas(disarmed)).toBe(text);
});
