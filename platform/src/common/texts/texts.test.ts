import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '../../contract/index.ts';
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

test('texts are read in every language of the list', (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  context.after(() => rmSync(folder, { recursive: true }));
  assert.throws(() => readTexts(folder, 'mail'), /ENOENT/);
  for (const language of LANGUAGES) {
    mkdirSync(path.join(folder, language));
    writeFileSync(path.join(folder, language, 'mail.json'), JSON.stringify({ subject: language }));
  }
  const texts = readTexts<{ subject: string }>(folder, 'mail');
  assert.deepEqual(
    LANGUAGES.map((language) => texts[language].subject),
    [...LANGUAGES],
  );
});

test('a value with marks of its own is not filled in again', () => {
  const text = '{{name}} ({{count}}), {{other}}';
  assert.equal(fillIn(text, { name: '{{count}}', count: 3 }), '{{count}} (3), {{other}}');
});
