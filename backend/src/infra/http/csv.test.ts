import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine } from './csv.ts';

test('writes lines by RFC 4180', () => {
  assert.equal(csvLine(['a', 1.5, true, null, '']), 'a,1.5,true,,\r\n');
  assert.equal(
    csvLine(['a,b', 'say "hi"', 'two\nlines', ' edge ']),
    '"a,b","say ""hi""","two\nlines"," edge "\r\n',
  );
  assert.equal(csvLine(['a;b']), '"a;b"\r\n');
});

test('disarms texts that a spreadsheet would compute', () => {
  const formulas = ['=1+1', '+222', '-3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x'];
  for (const formula of formulas) {
    assert.match(csvLine([formula]), /^"?'/, JSON.stringify(formula));
  }
  assert.equal(
    csvLine(['=HYPERLINK("http://evil.example";"x")']),
    `"'=HYPERLINK(""http://evil.example"";""x"")"\r\n`,
  );
  assert.equal(csvLine(['a=1', '1-2', -3]), 'a=1,1-2,-3\r\n');
});
