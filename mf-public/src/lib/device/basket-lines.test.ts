import { EMPTY_BASKET, type Basket } from './basket.ts';
import {
  addPortions,
  changePortions,
  lineKey,
  selectLine,
  setLineNote,
  setQuantity,
} from './basket-lines.ts';

const LARGE = [{ id: 'large', quantity: 1 }];
const LARGE_WITH_EGGS = [{ id: 'egg', quantity: 2 }, ...LARGE];

function basketOf(...lines: Basket['lines']): Basket {
  return { ...EMPTY_BASKET, lines };
}

test('the key of a dish as it comes is its id, so that baskets stored before stay', () => {
  expect(lineKey({ id: 'rice' })).toBe('rice');
});

test('the order of options makes no difference, their number does', () => {
  const key = lineKey({ id: 'rice', options: LARGE_WITH_EGGS });
  expect(lineKey({ id: 'rice', options: LARGE_WITH_EGGS.toReversed() })).toBe(key);
  expect(lineKey({ id: 'rice', options: [{ id: 'egg', quantity: 1 }, ...LARGE] })).not.toBe(key);
});

test('two choices of a dish are two lines; the same choice again raises its quantity', () => {
  const one = addPortions(EMPTY_BASKET, { id: 'rice', quantity: 1, options: LARGE });
  const two = addPortions(one, { id: 'rice', quantity: 1, options: LARGE_WITH_EGGS });
  const three = addPortions(two, { id: 'rice', quantity: 2, options: LARGE_WITH_EGGS.toReversed() });
  expect(three.lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
  expect(addPortions(three, { id: 'rice', quantity: 99, options: LARGE }).lines[0]?.quantity).toBe(99);
});

test('quantity, note and removal are those of one choice', () => {
  const key = lineKey({ id: 'rice', options: LARGE });
  const basket = basketOf(
    { id: 'rice', quantity: 1, note: '' },
    { id: 'rice', quantity: 1, note: '', options: LARGE },
  );
  expect(setQuantity(basket, key, 3).lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
  expect(setLineNote(basket, key, 'hot').lines.map(({ note }) => note)).toEqual(['', 'hot']);
  expect(selectLine(basket, 'rice', false).lines).toEqual([basket.lines[1]]);
});

test('a changed choice keeps its place and note, and joins a line that is chosen alike', () => {
  const basket = basketOf(
    { id: 'rice', quantity: 1, note: 'hot', options: LARGE },
    { id: 'tea', quantity: 1, note: '' },
    { id: 'rice', quantity: 2, note: '', options: LARGE_WITH_EGGS },
  );
  const key = lineKey({ id: 'rice', options: LARGE });
  const small = { id: 'rice', quantity: 4, options: [{ id: 'small', quantity: 1 }] };
  expect(changePortions(basket, key, small).lines[0]).toEqual({ ...small, note: 'hot' });
  const joined = changePortions(basket, key, { id: 'rice', quantity: 1, options: LARGE_WITH_EGGS });
  expect(joined.lines.map(({ id, quantity }) => `${id} ${quantity}`)).toEqual(['tea 1', 'rice 3']);
});
