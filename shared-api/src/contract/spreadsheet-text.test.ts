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
  ["=cmd|'/c calc'!A0", "'=cmd|'/c calc'!A0"],
  ["@SUM(1+1)*cmd|' /c calc'!A0", "'@SUM(1+1)*cmd|' /c calc'!A0"],
  ['=DDE("cmd";"/c calc";"x")', '\'=DDE("cmd";"/c calc";"x")'],
  [' =1+1', " '=1+1"],
  ['"=1+1', `"'=1+1`],
  ['" \u00A0=1+1', `" \u00A0'=1+1`],
  ['\u3000＋1', "\u3000'＋1"],
  ['\uFEFF=1+1', "\uFEFF'=1+1"],
  ['\u200F\u202E=1+1', "\u200F\u202E'=1+1"],
  ['\r+1', "'\r'+1"],
  ['﹦1+1', "'﹦1+1"],
  ['x;\u2009−2+3', "x;\u2009'−2+3"],
  ['\v@SUM(A1)', "\v'@SUM(A1)"],
  ['plain text, a = b; 1-2', 'plain text, a = b; 1-2'],
  ["l'été", "l'été"],
])('%j is disarmed, and restored', (text, disarmed) => {
  expect(disarmFormulas(text)).toBe(disarmed);
  expect(restoreFormulas(disarmed)).toBe(text);
});
