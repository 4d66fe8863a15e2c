import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText, longNumberIn, phoneOrText, piecesOf } from './search-text.ts';

test('splits each word of a text into trigrams', () => {
  assert.deepEqual(piecesOf('0123456789'), ['%012%', '%345%', '%678%']);
  assert.deepEqual(piecesOf('Chinguetti 777'), ['%chi%', '%ngu%', '%ett%', '%777%']);
  assert.deepEqual(piecesOf('chez Ba'), ['%che%', '% ba%']);
  assert.deepEqual(piecesOf('nouak'), [], 'there is nothing to leave out');
  assert.deepEqual(piecesOf('– % –, –'), []);
});

test('a text that contains another one contains all its trigrams', () => {
  const texts = [
    'Été à la Marmite',
    '100 % poisson_frais',
    'c\\d e\\f g',
    '🍕ab 🍕cde 𝒜𝒷𝒸𝒹𝒺',
    'مطعم البحر',
    'x'.repeat(100),
  ];
  for (const text of texts) {
    for (const piece of piecesOf(text)) {
      const sought = piece.slice(1, -1).replaceAll(/\\(.)/gs, '$1');
      assert.ok(foldText(text).includes(sought), `${text}: ${piece}`);
      assert.ok(sought.isWellFormed(), piece);
    }
  }
});

test('a whole phone number is looked for as it is stored', () => {
  assert.deepEqual(['22 33-44.55 66', '٢٢٣٣٤٤٥٥', '+222 22 33 44 55'].map(phoneOrText), [
    ...['2233445566', '22334455', '22222334455'],
  ]);
  assert.deepEqual(['234-567', '22 33', 'riz 22334455', ''].map(phoneOrText), [
    ...['234-567', '22 33', 'riz 22334455', ''],
  ]);
});

test('searches a long number by its last eight digits', () => {
  assert.equal(longNumberIn('22245020101'), '45020101');
  assert.equal(longNumberIn('Salma +222 45020101, 36'), '45020101');
  assert.equal(longNumberIn('45020101 36020101'), '36020101');
  assert.equal(longNumberIn('45 02 01 01'), undefined);
  assert.equal(longNumberIn('٤٥٠٢٠١٠١'), '45020101');
});
