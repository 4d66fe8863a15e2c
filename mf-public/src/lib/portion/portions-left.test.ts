import { leftBeside, mostPortions, portionsLeft } from './portions-left.ts';

const dish = (id: string, left?: number) => ({
  ...{ id, name: id, description: '', price: 100, image: null, soldOutUntil: null },
  ...(left !== undefined && { portionsLeft: left }),
});
/** A set menu with one of two dishes, one of which is counted. */
const menu = {
  schedule: { week: [[], [], [], [], [], [], []], exceptions: [], pausedUntil: null },
  menu: [{ id: 'c', category: 'Carte', items: [dish('mechoui', 3), dish('yassa'), dish('set')] }],
  optionGroups: [
    {
      ...{ id: 'plat', name: 'Plat', min: 1, max: 2, free: 0, isRepeatable: true },
      options: [
        { id: 'o1', name: 'mechoui', price: 0, soldOutUntil: null, dish: 'mechoui', portionsLeft: 3 },
        { id: 'o2', name: 'yassa', price: 0, soldOutUntil: null, dish: 'yassa' },
      ],
    },
  ],
};
const NOW = Date.parse('2026-11-20T12:00:00Z');
const left = portionsLeft(menu, NOW);

test('a dish in a set menu and alone is one number', () => {
  const one = { id: 'set', quantity: 1, options: [{ id: 'o1', quantity: 1 }] };
  expect(leftBeside(left, 'mechoui', [one])).toBe(2);
  expect(leftBeside(left, 'o1', [{ id: 'mechoui', quantity: 2 }, one])).toBe(0);
  expect(mostPortions(left, { id: 'set', options: [{ id: 'o1', quantity: 2 }] }, [])).toEqual({
    most: 1,
    of: 'o1',
  });
  expect(mostPortions(left, { id: 'set', options: [{ id: 'o2', quantity: 1 }] }, []).of).toBeUndefined();
});

test('a number counts for what is wanted before its end, which a kitchen that never closes reckons otherwise at night', () => {
  const open = { week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]) };
  const schedule = { ...open, exceptions: [], pausedUntil: null };
  const items = [{ ...dish('mechoui', 3), portionsUntil: '2026-11-21T05:00:00.000Z' }, dish('yassa', 2)];
  const atNight = { schedule, menu: [{ id: 'c', category: 'Carte', items }] };
  const late = Date.parse('2026-11-20T23:30:00Z');
  const numbersAt = (at: number) => [...portionsLeft(atNight, late, at).numbers];
  expect(numbersAt(late)).toEqual([
    ['mechoui', 3],
    ['yassa', 2],
  ]);
  // Of a service that does not say it, the page counts until the next business day.
  expect(numbersAt(Date.parse('2026-11-21T12:00:00Z'))).toEqual([['yassa', 2]]);
});
