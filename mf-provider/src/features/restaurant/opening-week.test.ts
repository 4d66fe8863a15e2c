import {
  areDated,
  exceptionProblems,
  isAcrossMidnight,
  isAllDayLong,
  weekProblems,
  withDay,
  withSameDays,
} from './opening-week.ts';

const week = Array.from({ length: 7 }, () => [{ opens: '11:00', closes: '23:00' }]);

test('closing at or before the opening time means the next day', () => {
  expect(isAcrossMidnight({ opens: '19:00', closes: '02:00' })).toBe(true);
  expect(isAcrossMidnight({ opens: '00:00', closes: '00:00' })).toBe(true);
  expect(isAcrossMidnight({ opens: '11:00', closes: '15:00' })).toBe(false);
});

test('from midnight to midnight is all day, 24 hours from another time are not', () => {
  expect(isAllDayLong([{ opens: '00:00', closes: '00:00' }])).toBe(true);
  expect(isAllDayLong([{ opens: '06:00', closes: '06:00' }])).toBe(false);
  expect(isAllDayLong([])).toBe(false);
});

test('one day can be given to all', () => {
  const closedFriday = withDay(week, 4, []);
  expect(closedFriday.map((spans) => spans.length)).toEqual([1, 1, 1, 1, 0, 1, 1]);
  expect(withSameDays(closedFriday, 4).every((spans) => spans.length === 0)).toBe(true);
});

test('names the line without an end, and the one that overlaps another', () => {
  expect(weekProblems(week)).toEqual([]);
  const incomplete = withDay(week, 0, [{ opens: '11:00', closes: '' }]);
  expect(weekProblems(incomplete)).toEqual([{ at: { part: 'week', day: 0, span: 0 } }]);
  const lunch = { opens: '11:00', closes: '15:00' };
  const overlapping = withDay(week, 4, [lunch, { opens: '14:00', closes: '23:00' }]);
  expect(weekProblems(overlapping)).toEqual([
    {
      at: { part: 'week', day: 4, span: 1 },
      other: { place: { part: 'week', day: 4, span: 0 }, span: lunch },
    },
  ]);
});

test('two exceptions for one day are refused, and so are their overlapping lines', () => {
  const closed = { date: '2026-11-28', spans: [] };
  expect(areDated([closed])).toBe(true);
  expect(areDated([closed, closed])).toBe(false);
  expect(areDated([{ date: '', spans: [] }])).toBe(false);
  const span = { opens: '11:00', closes: '15:00' };
  expect(exceptionProblems([closed, { date: '2026-11-29', spans: [span, span] }])).toHaveLength(1);
});
