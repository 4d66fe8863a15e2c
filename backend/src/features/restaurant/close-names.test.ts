import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areClose } from './close-names.ts';

const CLOSE = [
  ['Chez Fatou', 'Chez Faotu'],
  ['Chez Fatou', 'Chez Fatou 2'],
  ['Chez Fatou', 'Chez Fatou Officiel'],
  ['Chez Fatou', 'Chezfatou Rosso'],
  ['Chez Fatou', 'ChezFatouRosso'],
  ['Chez Fatou', 'Restaurant Fatou'],
  ['Chez Fatou', 'Сhez Fаtоux'], // Cyrillic С, а, о
  ['Chez Awa', 'Chez Awaa'],
  ['Le Palmier', 'Les Palmiers'],
  ['Le Sahara', 'Sahara Grill'],
  ['Pizza Palace', 'Palace Pizza'],
  ['Pizza Palace', 'Pizza Palase'],
  ['Teranga', 'Terranga'],
  ['مطعم السلام', 'مطعم السلامة'],
] as const;

/** Honest names that share a word, a kitchen, a place or a first name with another's. */
const APART = [
  ['Al Baraka', 'Al Karama'],
  ['Burger Palace', 'Pizza Palace'],
  ['Café de la Plage', 'Café du Port'],
  ['Chez Aïcha', 'Chez Aïssa'],
  ['Chez Awa', 'Chez Ada'],
  ['Chez Fatou', 'Chez Fatma'],
  ['Chez Moussa', 'Chez Oumou'],
  ['Dar Naïm Grill', 'Dar Salam Grill'],
  ['Kitchen 12', 'Kitchen 13'],
  ['La Maison', 'Maison du Thé'],
  ['La Palme', 'La Palmeraie'],
  ['Le Grill', 'Le Gril du Port'],
  ['Le Sahara', 'Le Sahel'],
  ['Pizza Express', 'Pizza Palace'],
  ['Tacos de Rosso', 'Tacos de Kiffa'],
  ['مطعم السلام', 'مطعم النور'],
] as const;

test('names that a visitor may take for each other are close, from both sides', () => {
  for (const [name, other] of CLOSE) {
    assert.equal(areClose(name, other), true, `${name} – ${other}`);
    assert.equal(areClose(other, name), true, `${other} – ${name}`);
  }
});

test('honest names that have something in common are not', () => {
  for (const [name, other] of APART) {
    assert.equal(areClose(name, other), false, `${name} – ${other}`);
    assert.equal(areClose(other, name), false, `${other} – ${name}`);
  }
});

test('a name of signs alone is close to nothing', () => {
  assert.equal(areClose('!!!', 'Chez Fatou'), false);
  assert.equal(areClose('Chez Fatou', '!!!'), false);
});
