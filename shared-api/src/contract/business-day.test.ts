import { nextBusinessDay } from './business-day.ts';
import type { OpeningSpan } from './opening-intervals.ts';

/** 2026-11-16 is a Monday. */
function after(week: readonly (readonly OpeningSpan[])[], day: number, clock: string, closed: string[] = []) {
  const exceptions = closed.map((date) => ({ date, spans: [] }));
  const instant = nextBusinessDay({ week, exceptions }, Date.parse(`2026-11-${day}T${clock}:00Z`));
  return instant.slice(8, 16).replace('T', ' ');
}

const everyDay = (...spans: OpeningSpan[]) => Array.from({ length: 7 }, () => spans);
const always = everyDay({ opens: '00:00', closes: '00:00' });
const evenings = everyDay({ opens: '18:00', closes: '02:00' });
const lunchAndDinner = everyDay({ opens: '11:00', closes: '15:00' }, { opens: '18:00', closes: '23:00' });
const bakery = everyDay({ opens: '04:30', closes: '12:00' });

test.each([
  ['04:55', '17 05:00'],
  ['12:00', '17 05:00'],
  ['23:00', '17 05:00'],
  ['23:55', '18 05:00'],
])('a kitchen that never closes, at %s: the next five in the morning six hours away', (clock, expected) => {
  expect(after(always, 16, clock)).toBe(expected);
});

test.each([
  ['23:55', '17 18:00'],
  ['04:55', '16 18:00'],
  ['09:00', '17 18:00'],
])('open past midnight, at %s', (clock, expected) => {
  expect(after(evenings, 16, clock)).toBe(expected);
});

test('after midnight the evening before goes on', () => {
  expect(after(evenings, 17, '00:40')).toBe('17 18:00');
});

test.each([
  ['12:00', '17 11:00'],
  ['16:00', '17 11:00'],
  ['23:55', '17 11:00'],
  ['04:55', '16 11:00'],
])('a break within the day ends nothing, at %s', (clock, expected) => {
  expect(after(lunchAndDinner, 16, clock)).toBe(expected);
});

test.each([
  ['04:55', '17 04:30'],
  ['06:00', '17 04:30'],
])('one that opens before five, at %s', (clock, expected) => {
  expect(after(bakery, 16, clock)).toBe(expected);
});

test.each(['04:55', '12:00', '23:55'])('closed tomorrow, at %s: the opening after it', (clock) => {
  const day = clock === '04:55' ? 17 : 16;
  expect(after(lunchAndDinner, day, clock, ['2026-11-17'])).toBe('18 11:00');
});

test('two spans that meet at midnight are one evening', () => {
  const week = everyDay({ opens: '12:00', closes: '00:00' }, { opens: '00:00', closes: '03:00' });
  expect(after(week, 16, '23:55')).toBe('17 12:00');
});

test('open all night is one night, to its end', () => {
  const week = everyDay({ opens: '20:00', closes: '06:00' });
  expect(after(week, 16, '21:00')).toBe('17 20:00');
});

test('a weekend without a break has its mornings, too', () => {
  const week = [[], [], [], ...Array.from({ length: 4 }, () => [{ opens: '00:00', closes: '00:00' }])];
  expect(after(week, 20, '14:00')).toBe('21 05:00');
});

test('one that does not open within eight days', () => {
  expect(after(everyDay(), 16, '12:00')).toBe('17 05:00');
});
