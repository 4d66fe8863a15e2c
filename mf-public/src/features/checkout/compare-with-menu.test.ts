import type { Restaurant } from 'shared-api/contract';
import type { EarlierItem } from 'shared-api/order-again';
import { createSampleRestaurants } from '../../mocks/sample-restaurants.ts';
import { compareWithMenu } from './compare-with-menu.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const [SAMPLE] = createSampleRestaurants();
if (!SAMPLE) throw new Error('There is no sample restaurant.');
const RESTAURANT: Restaurant = SAMPLE;
const COUSCOUS = RESTAURANT.menu.flatMap(({ items }) => items).find(({ optionGroups }) => optionGroups);

function optionOf(name: string, quantity = 1) {
  const options = (RESTAURANT.optionGroups ?? []).flatMap((group) => group.options);
  const found = options.find((option) => option.name === name);
  return { id: found?.id ?? 'gone', name, quantity };
}

function compare(options: EarlierItem['options'], price: number) {
  const item = { itemId: COUSCOUS?.id ?? '', name: 'Couscous', quantity: 2, price, note: null };
  return compareWithMenu({ items: [{ ...item, ...(options && { options }) }] }, RESTAURANT, NOW);
}

test('the same choice at the same price is put into the basket as it was', () => {
  const { lines, ...differences } = compare([optionOf('Grande'), optionOf('Œuf', 2)], 240);
  expect(lines[0]?.options).toEqual([
    { id: optionOf('Grande').id, quantity: 1 },
    { id: optionOf('Œuf').id, quantity: 2 },
  ]);
  expect(Object.values(differences).flat()).toEqual([]);
});

test('a dearer choice is told with both prices of a portion', () => {
  expect(compare([optionOf('Grande')], 200).changed).toMatchObject([{ before: 200, now: 220 }]);
});

test('what is gone of a choice is told by its name then, and left out', () => {
  const { lines, without, open, changed } = compare([optionOf('Grande'), optionOf('Truffe')], 500);
  expect(without).toMatchObject([{ options: ['Truffe'] }]);
  expect(lines[0]?.options).toEqual([{ id: optionOf('Grande').id, quantity: 1 }]);
  expect([open, changed]).toEqual([[], []]);
});

test('a size that is sold out or was not asked for then has to be chosen again', () => {
  expect(compare([optionOf('Familiale')], 280)).toMatchObject({
    without: [{ options: ['Familiale'] }],
    open: [{ name: 'Couscous au chameau' }],
  });
  expect(compare(undefined, 160)).toMatchObject({ without: [], open: [{ name: 'Couscous au chameau' }] });
});

test('fewer portions than were ordered are told with both numbers, and only those are taken', () => {
  const dishes = RESTAURANT.menu.map((category) => ({
    ...category,
    items: category.items.map((item) => (item === COUSCOUS ? { ...item, portionsLeft: 3 } : item)),
  }));
  const item = { itemId: COUSCOUS?.id ?? '', name: 'Couscous', quantity: 2, price: 220, note: null };
  const options = [optionOf('Grande')];
  const twice = {
    items: [
      { ...item, options },
      { ...item, options: [optionOf('Normale')] },
    ],
  };
  const { lines, fewer } = compareWithMenu(twice, { ...RESTAURANT, menu: dishes }, NOW);
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect(fewer).toMatchObject([{ before: 2, now: 1 }]);
});
