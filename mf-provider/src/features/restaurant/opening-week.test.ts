import {
  areValidExceptions,
  isAcrossMidnight,
  isCompleteWeek,
  withDay,
  withSameDays,
} from './opening-week.ts';

const week = Array.from({ length: 7 }, () => [{ opens: '11:00', closes: '23:00' }]);

test('closing at or before the opening time means the next day', () => {
  expect(isAcrossMidnight({ opens: '19:00', closes: '02:00' })).toBe(true);
  expect(isAcrossMidnight({ opens: '00:00', closes: '00:00' })).toBe(true);
  expect(isAcrossMidnight({ opens: '11:00', closes: '15:00' })).toBe(false);
});

test('one day can be given to all', () => {
  const closedFriday = withDay(week, 4, []);
  expect(closedFriday.map((spans) => spans.length)).toEqual([1, 1, 1, 1, 0, 1, 1]);
  expect(withSameDays(closedFriday, 4).every((spans) => spans.length === 0)).toBe(true);
});

test('a span without an end is not complete', () => {
  expect(isCompleteWeek(week)).toBe(true);
  expect(isCompleteWeek(withDay(week, 0, [{ opens: '11:00', closes: '' }]))).toBe(false);
});

test('two exceptions for one day are refused', () => {
  const closed = { date: '2026-11-28', spans: [] };
  expect(areValidExceptions([closed])).toBe(true);
  expect(areValidExceptions([closed, closed])).toBe(false);
  expect(areValidExceptions([{ date: '', spans: [] }])).toBe(false);
});
