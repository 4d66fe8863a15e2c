import { shorten } from './shorten.ts';

test('a text that fits stays as it is', () => {
  expect(shorten('Grills and fish.', 16)).toBe('Grills and fish.');
});

test('a longer one ends with a word, without the mark behind it', () => {
  expect(shorten('Grills, and fish from the coast', 18)).toBe('Grills, and fish…');
  expect(shorten('Grills and fish, from the coast', 20)).toBe('Grills and fish…');
});

test('one long word is cut inside', () => {
  expect(shorten('ab'.repeat(20), 11)).toBe('ababababab…');
});
