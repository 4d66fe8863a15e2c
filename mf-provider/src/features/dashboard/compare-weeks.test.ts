import { compareWeek } from './compare-weeks.ts';

const days = (count: number, orders: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 7, 23) + index * 86_400_000).toISOString().slice(0, 10),
    orders: orders(index),
    takings: orders(index) * 10,
  }));

const nothing = { orders: 0, takings: 0 };
const statistics = (shown: ReturnType<typeof days>, usualSoFar?: { orders: number; takings: number }) => ({
  today: shown.at(-1)?.day ?? '',
  now: { today: nothing, lastWeekSoFar: nothing, lastWeek: nothing, ...(usualSoFar && { usualSoFar }) },
  days: shown,
});

test('compares each of the last seven days with the mean of its weekday in the four weeks before', () => {
  const week = compareWeek(statistics(days(90, (index) => index)));
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({
    day: '2026-11-14',
    orders: 83,
    takings: 830,
    usualOrders: 83 - 17.5,
    usualTakings: 830 - 175,
  });
  expect(week.at(-2)).toMatchObject({ day: '2026-11-19', usualOrders: 88 - 17.5 });
});

test('compares today with as much of the same weekday, and not with whole days', () => {
  const whole = days(90, (index) => index);
  const usual = { orders: 3.25, takings: 32.5 };
  expect(compareWeek(statistics(whole, usual)).at(-1)).toMatchObject({
    usualOrders: 3.25,
    usualTakings: 32.5,
  });
  expect(compareWeek(statistics(whole)).at(-1)).toMatchObject({ usualOrders: null, usualTakings: null });
});

test('gives no mean for weeks without figures', () => {
  expect(compareWeek(statistics(days(20, () => 3))).every(({ usualOrders }) => usualOrders === null)).toBe(
    true,
  );
});
