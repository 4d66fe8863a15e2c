import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';

const OFFICE = 'soffice';
const WITH_OFFICE = {
  skip: spawnSync(OFFICE, ['--version']).status === 0 ? false : 'LibreOffice is not installed',
};

/** Codes of the separators that people set: comma, semicolon (French), tab. */
const SEPARATORS = { comma: 44, semicolon: 59, tab: 9 };

const HOSTILE = [
  '=1+41',
  'x;=1+41',
  'x,=1+41',
  'x\t=1+41',
  'x\n=1+41',
  'x"; =1+41',
  '",=1+41',
  '";"=1+41',
  '+41+1',
  '@SUM(41;1)',
  ";'=1+41",
  ' =1+41',
  '"=1+41',
  '\u00A0=1+41',
  '\u3000＝1+41',
  '\uFEFF=1+41',
  '\u200F=1+41',
  '﹦1+41',
  '\v=1+41',
  '\r=1+41',
  '=DDE("soffice";"x";"1+41")',
];

test('LibreOffice computes no cell of an export, whatever separator it is set to', WITH_OFFICE, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'maida-csv-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'export.csv');
  await writeFile(file, BYTE_ORDER_MARK + HOSTILE.map((text) => csvLine(['a', text, 'b'])).join(''));
  for (const [name, code] of Object.entries(SEPARATORS)) {
    const { status, stderr } = spawnSync(OFFICE, [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      // Separator, quotes, UTF-8, first line, no column formats, English, quoted cells as text: no, formulas: yes.
      `--infilter=Text - txt - csv (StarCalc):${String(code)},34,76,1,,1033,false,true,false,false,false,-1`,
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      file,
    ]);
    assert.equal(status, 0, stderr.toString());
    const sheet = await readFile(join(folder, 'export.fods'), 'utf8');
    assert.match(sheet, /1\+41/, name);
    assert.doesNotMatch(sheet, /table:formula=/, name);
    assert.doesNotMatch(sheet, /office:value="42"/, name);
  }
});
