import fc from 'fast-check';
import {
  canBeMet,
  choiceProblems,
  portionPrice,
  type ChoosableGroup,
  type ChosenOption,
} from './option-choice.ts';

function groupOf(change: Partial<ChoosableGroup> = {}): ChoosableGroup {
  const options = [10_00, 25_00, -15_00].map((price, index) => ({
    id: `${change.id ?? 'extras'}-${index}`,
    price,
    isSoldOut: false,
  }));
  return { id: 'extras', min: 0, max: 3, free: 0, isRepeatable: false, options, ...change };
}

function choose(...ids: readonly string[]): ChosenOption[] {
  return ids.map((id) => ({ id, quantity: 1 }));
}

test('a portion costs the dish and what is chosen, also less', () => {
  expect(portionPrice(100_00, [groupOf()], [])).toBe(100_00);
  expect(portionPrice(100_00, [groupOf()], choose('extras-0', 'extras-1'))).toBe(135_00);
  expect(portionPrice(100_00, [groupOf()], choose('extras-2'))).toBe(85_00);
});

test('the dearest are free, and what makes a dish cheaper still does', () => {
  const group = groupOf({ free: 1 });
  expect(portionPrice(100_00, [group], choose('extras-0', 'extras-1'))).toBe(110_00);
  expect(portionPrice(100_00, [group], choose('extras-1', 'extras-0'))).toBe(110_00);
  expect(portionPrice(100_00, [groupOf({ free: 3 })], choose('extras-0', 'extras-2'))).toBe(85_00);
});

test('the same option several times is paid several times', () => {
  const group = groupOf({ isRepeatable: true, free: 1 });
  expect(portionPrice(100_00, [group], [{ id: 'extras-0', quantity: 3 }])).toBe(120_00);
  expect(portionPrice(100_00, [group], choose('extras-0', 'extras-0', 'extras-0'))).toBe(120_00);
});

test('a portion never costs less than nothing', () => {
  expect(portionPrice(10_00, [groupOf()], choose('extras-2'))).toBe(0);
});

test('says what is wrong with a choice, at the option or at the group', () => {
  const size = groupOf({ id: 'size', min: 1, max: 1 });
  const [first, ...others] = size.options;
  const soldOut = { ...size, options: [{ id: 'size-0', price: 0, ...first, isSoldOut: true }, ...others] };
  expect(choiceProblems([size], [])).toEqual([{ kind: 'too_few', groupId: 'size' }]);
  expect(choiceProblems([size], choose('size-1'))).toEqual([]);
  expect(choiceProblems([size], choose('size-1', 'size-2'))).toEqual([{ kind: 'too_many', groupId: 'size' }]);
  expect(choiceProblems([groupOf()], choose('extras-1', 'foreign'))).toEqual([
    { kind: 'not_offered', index: 1 },
  ]);
  expect(choiceProblems([soldOut], choose('size-0'))).toEqual([{ kind: 'sold_out', index: 0 }]);
  expect(choiceProblems([groupOf()], [{ id: 'extras-0', quantity: 2 }])).toEqual([
    { kind: 'repeated', index: 0 },
  ]);
  expect(choiceProblems([groupOf({ isRepeatable: true })], [{ id: 'extras-0', quantity: 2 }])).toEqual([]);
});

test('a group can be met while enough of it is left', () => {
  const left = (count: number) =>
    groupOf().options.map((option, index) => ({ ...option, isSoldOut: index >= count }));
  expect(canBeMet(groupOf({ min: 2, options: left(2) }))).toBe(true);
  expect(canBeMet(groupOf({ min: 2, options: left(1) }))).toBe(false);
  expect(canBeMet(groupOf({ min: 2, isRepeatable: true, options: left(1) }))).toBe(true);
  expect(canBeMet(groupOf({ min: 1, isRepeatable: true, options: left(0) }))).toBe(false);
  expect(canBeMet(groupOf({ options: left(0) }))).toBe(true);
});

/** The same by hand: every unit in a list, the dearest ones struck out. */
function exactPrice(
  dishPrice: number,
  groups: readonly ChoosableGroup[],
  chosen: readonly ChosenOption[],
): bigint {
  const paid = groups.flatMap(({ options, free }) => {
    const units = chosen.flatMap(({ id, quantity }) => {
      const option = options.find((each) => each.id === id);
      return option ? Array.from({ length: quantity }, () => option.price) : [];
    });
    const charged = units
      .filter((price) => price > 0)
      .toSorted((a, b) => b - a)
      .slice(free);
    return [...charged, ...units.filter((price) => price <= 0)];
  });
  const price = paid.reduce((sum, each) => sum + BigInt(each), BigInt(dishPrice));
  return price < 0n ? 0n : price;
}

const groups = fc
  .array(
    fc.record({
      max: fc.integer({ min: 1, max: 6 }),
      free: fc.integer({ min: 0, max: 3 }),
      isRepeatable: fc.boolean(),
      prices: fc.array(fc.integer({ min: -10_000, max: 50_000 }), { minLength: 1, maxLength: 6 }),
    }),
    { maxLength: 4 },
  )
  .map((made) =>
    made.map(({ prices, ...group }, index): ChoosableGroup => {
      const options = prices.map((price, place) => ({ id: `${index}-${place}`, price, isSoldOut: false }));
      return { id: String(index), min: 0, ...group, options };
    }),
  );

const portion = groups.chain((made) => {
  const ids = made.flatMap(({ options }) => options.map(({ id }) => id));
  const chosen =
    ids.length === 0
      ? fc.constant([])
      : fc.array(fc.record({ id: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 4 }) }), {
          maxLength: 8,
        });
  return fc.record({ groups: fc.constant(made), chosen, price: fc.integer({ min: 0, max: 100_000_00 }) });
});

test('10,000 random baskets with options add up to the cent, whatever the order of the choices', () => {
  const line = fc.record({ portion, quantity: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (basket) => {
      let sum = 0;
      let exact = 0n;
      for (const { portion: each, quantity } of basket) {
        const { price, groups: offered, chosen } = each;
        const found = portionPrice(price, offered, chosen);
        expect(portionPrice(price, offered, chosen.toReversed())).toBe(found);
        sum += found * quantity;
        exact += exactPrice(price, offered, chosen) * BigInt(quantity);
      }
      expect(BigInt(sum)).toBe(exact);
    }),
    { numRuns: 10_000 },
  );
});
