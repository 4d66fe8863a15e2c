import assert from 'node:assert/strict';
import { test } from 'node:test';
import { communesOf, LANGUAGES, REGIONS } from 'shared-api/contract';
import { allPlaceNames, placeNameIn } from 'shared-api/server/place-names';

const PLACES = REGIONS.flatMap((region) => [region, ...communesOf(region)]);

test('each region and commune has a name of its own in every language', () => {
  for (const language of LANGUAGES) {
    const names = PLACES.map((name) => placeNameIn(language, name));
    assert.equal(new Set(names).size, PLACES.length, language);
  }
});

test('Arabic names are in Arabic letters alone', () => {
  for (const name of PLACES) assert.match(placeNameIn('ar', name), /^[\u0621-\u064A ]+$/);
});

test('English and French have the names as they are stored, and so do unknown places', () => {
  assert.equal(placeNameIn('en', 'Ksar'), 'Ksar');
  assert.equal(placeNameIn('fr', 'Ksar'), 'Ksar');
  assert.equal(placeNameIn('ar', 'constructor'), 'constructor');
  assert.equal(allPlaceNames('Ksar')[0], 'Ksar');
  assert.ok(allPlaceNames('Ksar').includes('لكصر'));
  assert.deepEqual(allPlaceNames('Atlantis'), ['Atlantis']);
});
