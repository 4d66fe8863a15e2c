import { compareWeek } from './compare-weeks.ts';

const days = (count: number, orders: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 7, 23) + index * 86_400_000).toISOString().slice(0, 10),
    orders: orders(index),
    takings: orders(index) * 10,
  }));

test('compares each of the last seven days with the mean of its weekday in the four weeks before', () => {
  const week = compareWeek(days(90, (index) => index));
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({
    day: '2026-11-14',
    orders: 83,
    takings: 830,
    usualOrders: 83 - 17.5,
    usualTakings: 830 - 175,
  });
  expect(week.at(-1)).toMatchObject({ day: '2026-11-20', usualOrders: 89 - 17.5 });
});

test('gives no mean for weeks without figures', () => {
  expect(compareWeek(days(20, () => 3)).every(({ usualOrders }) => usualOrders === null)).toBe(true);
});
