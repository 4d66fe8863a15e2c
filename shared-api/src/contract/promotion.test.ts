import { bestPromotion, discountOf, isRunning, promotionCodeOf, type PromotionTerms } from './promotion.ts';
import { promotionsInputSchema } from './promotion.schemas.ts';

const price = { subtotal: 60_000, deliveryFee: 5_000 };

function terms(id: string, changes: Partial<PromotionTerms>): PromotionTerms {
  return { id, kind: 'percent', value: 10, code: null, minimum: 0, ...changes };
}

test.each([
  [{ kind: 'percent', value: 15 }, 9_000],
  [{ kind: 'amount', value: 100 }, 10_000],
  [{ kind: 'amount', value: 700 }, 60_000],
  [{ kind: 'free_delivery', value: 0 }, 5_000],
] as const)('what it takes off, at most all dishes: %o', (reduction, expected) => {
  expect(discountOf(reduction, price)).toBe(expected);
});

test('a share is rounded to the cent', () => {
  expect(discountOf({ kind: 'percent', value: 15 }, { subtotal: 3_333, deliveryFee: 0 })).toBe(500);
});

describe('bestPromotion', () => {
  const best = (promotions: readonly PromotionTerms[], of = price) =>
    bestPromotion(promotions, of)?.promotion.id;

  test('one counts, which saves most', () => {
    const offers = [terms('a', { value: 10 }), terms('b', { kind: 'amount', value: 70 }), terms('c', {})];
    expect(bestPromotion(offers, price)).toEqual({ promotion: offers[1], discount: 7_000 });
    expect(best(offers.toReversed())).toBe('b');
  });

  test('from its minimum on, without the delivery fee', () => {
    const offers = [terms('a', { value: 20, minimum: 600.01 }), terms('b', { minimum: 600 })];
    expect(best(offers)).toBe('b');
  });

  test('of equal ones that without a code, then the first', () => {
    const offers = [terms('a', { code: 'ETE' }), terms('b', {}), terms('c', {})];
    expect(best(offers)).toBe('b');
  });

  test('none that saves nothing', () => {
    expect(
      best([terms('a', { kind: 'free_delivery', value: 0 })], { ...price, deliveryFee: 0 }),
    ).toBeUndefined();
    expect(best([])).toBeUndefined();
  });
});

test.each([
  [' été-2026 ', 'ETE2026'],
  ['ete ٢٠٢٦', 'ETE2026'],
  ['ｅｔｅ', 'ETE'],
  ['رَمَضَان', 'رمضان'],
  ['أهلا', 'اهلا'],
  ['50%', null],
  ['', null],
  ['x'.repeat(21), null],
])('a code as it is stored: %s', (typed, expected) => {
  expect(promotionCodeOf(typed)).toBe(expected);
});

test('a period begins with its first instant and ends with its last', () => {
  const period = { from: '2026-11-01T08:00:00.000Z', until: '2026-11-02T08:00:00.000Z' };
  const at = (instant: string) => isRunning(period, Date.parse(instant));
  expect([at('2026-11-01T07:59:59.999Z'), at('2026-11-01T08:00:00.000Z')]).toEqual([false, true]);
  expect([at('2026-11-02T07:59:59.999Z'), at('2026-11-02T08:00:00.000Z')]).toEqual([true, false]);
  expect(isRunning({ from: null, until: null }, 0)).toBe(true);
});

test.each([
  [[{ kind: 'percent', value: 12.5 }], '0.value'],
  [[{ kind: 'percent', value: 91 }], '0.value'],
  [[{ kind: 'amount', value: 0 }], '0.value'],
  [[{ kind: 'amount', value: 50, minimum: 49 }], '0.minimum'],
  [[{ kind: 'free_delivery', value: 5 }], '0.value'],
  [[{ kind: 'percent', value: 10, code: '%' }], '0.code'],
  [[{ kind: 'percent', value: 10, total: 0 }], '0.total'],
  [
    [
      { kind: 'percent', value: 10, code: 'été' },
      { kind: 'percent', value: 20, code: 'ÉTÉ' },
    ],
    '0.code',
  ],
  [
    [{ kind: 'percent', value: 10, from: '2026-11-02T08:00:00.000Z', until: '2026-11-02T08:00:00.000Z' }],
    '0.until',
  ],
  [
    [{ kind: 'percent', value: 10, from: '2026-11-02T08:00:00Z', until: '2026-11-02T08:00:00.000Z' }],
    '0.until',
  ],
])('refuses %j at %s', (promotions, path) => {
  const { error } = promotionsInputSchema.safeParse(promotions);
  expect(error?.issues[0]?.path.join('.')).toBe(path);
});
