import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { discountOf } from 'shared-api/contract';
import type { ServiceError } from '../../../infra/http/service-error.ts';
import type { LineJson } from '../line-row.ts';
import type { OrderedItem } from '../order-facts.ts';
import type { PromotionJson } from '../promotions-sql.ts';
import { totalsOf } from '../totals.ts';
import { linesAfter, planLines, priceAfter, type WantedLine } from './plan-change.ts';

const line = (id: string, quantity: number, price: number): LineJson => ({
  ...{ id, item_id: `dish of ${id}`, name: `Dish ${id}`, quantity, price, note: 'Well done' },
});
const LINES = [line('a', 2, 12_000), line('b', 1, 4_025)];
const ORDER = { promotion: null, delivery_fee: 5_000, total: 2 * 12_000 + 4_025 + 5_000 };
const TEA: OrderedItem = {
  ...{ id: 'tea', name: 'Thé', translations: { ar: { name: 'شاي' } }, price: 2_000 },
  ...{ sold_out_until: null, groups: [] },
};
const SIZED: OrderedItem = {
  ...TEA,
  id: 'sized',
  groups: [
    {
      ...{ id: 'g', name: 'Taille', translations: {}, min: 1, max: 1, free: 0 },
      is_repeatable: false,
      options: [],
    },
  ],
};
const DISHES = new Map([TEA, SIZED].map((dish) => [dish.id, dish]));

function plan(...wanted: WantedLine[]) {
  return planLines(LINES, wanted, DISHES, 'fr');
}

function problemOf(...wanted: WantedLine[]): string | undefined {
  try {
    linesAfter(LINES, plan(...wanted));
    return undefined;
  } catch (error) {
    return (error as ServiceError).details.errors?.[0]?.path;
  }
}

test('a line goes out, gets another number, a lower price or another dish', () => {
  assert.deepEqual(linesAfter(LINES, plan({ line: 'a', quantity: 0 })), [LINES[1]]);
  assert.deepEqual(linesAfter(LINES, plan({ line: 'a', quantity: 3 }))[0], { ...LINES[0], quantity: 3 });
  const cheaper = plan({ line: 'a', quantity: 2, price: 99.5 });
  assert.equal(cheaper[0]?.after?.price, 9_950);
  assert.equal(priceAfter(ORDER, linesAfter(LINES, cheaper)).difference, 2 * (9_950 - 12_000));
  assert.deepEqual(linesAfter(LINES, plan({ line: 'a', quantity: 1, replacement: 'tea' }))[0], {
    ...{ id: 'a', item_id: 'tea', name: 'Thé', quantity: 1, price: 2_000, note: null },
  });
});

test('another dish is named as the customer saw the others', () => {
  const shown = { name: 'كسكس', language: 'ar' } as const;
  const [change] = planLines(
    [{ ...line('a', 1, 100), shown }],
    [{ line: 'a', quantity: 1, replacement: 'tea' }],
    DISHES,
    'fr',
  );
  assert.deepEqual(change?.after?.shown, { name: 'شاي', language: 'ar' });
});

test('refuses what names nothing, changes nothing, costs more, asks for a choice or leaves nothing', () => {
  assert.equal(problemOf({ line: 'x', quantity: 1 }), 'lines.0.line');
  assert.equal(problemOf({ line: 'a', quantity: 1 }, { line: 'a', quantity: 3 }), 'lines.1.line');
  assert.equal(problemOf({ line: 'a', quantity: 2 }), 'lines.0');
  assert.equal(problemOf({ line: 'a', quantity: 2, price: 120.01 }), 'lines.0.price');
  assert.equal(problemOf({ line: 'a', quantity: 2, replacement: 'tea', price: 21 }), 'lines.0.price');
  assert.equal(problemOf({ line: 'a', quantity: 2, replacement: 'coffee' }), 'lines.0.replacement');
  assert.equal(problemOf({ line: 'a', quantity: 2, replacement: 'sized' }), 'lines.0.replacement');
  assert.equal(problemOf({ line: 'a', quantity: 0 }, { line: 'b', quantity: 0 }), 'lines');
});

test('the difference is that of the totals, to the cent, with and without a promotion', () => {
  const wanted = fc.record({
    quantity: fc.integer({ min: 0, max: 99 }),
    cents: fc.option(fc.integer({ min: 0, max: 4_025 }), { nil: undefined }),
    replacement: fc.constantFrom(undefined, 'tea'),
  });
  const promotion = fc.constantFrom<PromotionJson | null>(
    null,
    ...(
      [
        { kind: 'percent', value: 7 },
        { kind: 'amount', value: 99.99 },
        { kind: 'free_delivery', value: 0 },
      ] as const
    ).map((reduction) => ({ id: 'p', code: null, customers: [], ...reduction })),
  );
  fc.assert(
    fc.property(fc.tuple(wanted, wanted), promotion, (each, given) => {
      const lines = each.flatMap(({ quantity, cents, replacement }, index): WantedLine[] => {
        const before = LINES[index] as LineJson;
        const most = replacement ? TEA.price : before.price;
        const price = cents === undefined ? undefined : Math.min(cents, most) / 100;
        const isSame =
          !replacement && quantity === before.quantity && (price === undefined || price * 100 === most);
        return isSame ? [] : [{ line: before.id, quantity, price, replacement }];
      });
      if (each.every(({ quantity }) => quantity === 0)) return;
      const deliveryFee = ORDER.delivery_fee;
      const [before, after] = [LINES, linesAfter(LINES, plan(...lines))].map((all) => {
        const { subtotal, total } = totalsOf(all, deliveryFee);
        return total - (given ? discountOf(given, { subtotal, deliveryFee }) : 0);
      });
      const order = { ...ORDER, promotion: given, total: before ?? 0 };
      assert.equal(
        priceAfter(order, linesAfter(LINES, plan(...lines))).difference,
        (after ?? 0) - (before ?? 0),
      );
    }),
    { numRuns: 1000 },
  );
});
