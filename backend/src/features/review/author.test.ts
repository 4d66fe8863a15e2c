import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authorOf } from './author.ts';

test('a review shows first name and initial', () => {
  assert.equal(authorOf('Salma Mint Yahya'), 'Salma Y.');
  assert.equal(authorOf('  Aïcha   sy '), 'Aïcha S.');
  assert.equal(authorOf('Leïla'), 'Leïla');
  assert.equal(authorOf('Jean-Noël D’Almeida'), 'Jean-Noël D.');
  assert.equal(authorOf('فاطمة بنت أحمد'), 'فاطمة أ.');
});

test('a name that contains contact data is not shown', () => {
  for (const name of [
    '46121234',
    'Salma 46 12 12 34',
    'salma@example.org',
    'salma.example.org',
    'Call +222',
    '<b>Salma</b>',
    'x'.repeat(31),
    '   ',
    '',
  ]) {
    assert.equal(authorOf(name), null, name);
  }
});
