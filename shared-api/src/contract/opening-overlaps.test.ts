import type { OpeningSpan } from './opening-intervals.ts';
import { overlapsOf } from './opening-overlaps.ts';

const span = (text: string): OpeningSpan => {
  const [opens = '', closes = ''] = text.split('-');
  return { opens, closes };
};

/** The overlaps of a week, from Monday; days that are left out are closed. */
function inWeek(...days: string[][]) {
  const week = Array.from({ length: 7 }, (_, day) => (days[day] ?? []).map(span));
  return overlapsOf({ week, exceptions: [] }).map(
    ({ at, other }) => `${at.day}.${at.span} over ${other.day}.${other.span}`,
  );
}

test('names the later line of two that share minutes', () => {
  expect(inWeek(['11:00-15:00', '14:00-23:00'])).toEqual(['0.1 over 0.0']);
  expect(inWeek([], ['18:00-23:00', '11:00-19:00'])).toEqual(['1.1 over 1.0']);
  expect(inWeek(['11:00-15:00', '11:00-15:00', '20:00-22:00'])).toEqual(['0.1 over 0.0']);
});

test('lines that only touch, and those of other hours, do not overlap', () => {
  expect(inWeek(['11:00-15:00', '15:00-23:00'])).toEqual([]);
  expect(inWeek(['18:00-02:00'], ['02:00-05:00', '11:00-15:00'])).toEqual([]);
});

test('a night runs into the next morning, also from Sunday into Monday', () => {
  expect(inWeek(['18:00-02:00'], ['01:00-05:00'])).toEqual(['1.0 over 0.0']);
  expect(inWeek(['01:00-05:00'], [], [], [], [], [], ['18:00-02:00'])).toEqual(['0.0 over 6.0']);
});

test('days open around the clock stand beside each other and beside a night, but not beside hours of their own', () => {
  const always = Array.from({ length: 7 }, () => ['00:00-00:00']);
  expect(inWeek(...always)).toEqual([]);
  expect(inWeek(['18:00-02:00'], ['00:00-00:00'])).toEqual([]);
  expect(inWeek(['00:00-00:00', '18:00-23:00'])).toEqual(['0.1 over 0.0']);
});

test('looks at the lines of an exception among themselves', () => {
  const spans = ['11:00-15:00', '12:00-13:00'].map(span);
  const exceptions = [
    { date: '2026-12-01', spans: [] },
    { date: '2026-12-02', spans },
  ];
  expect(overlapsOf({ week: [], exceptions })).toEqual([
    { at: { part: 'exceptions', day: 1, span: 1 }, other: { part: 'exceptions', day: 1, span: 0 } },
  ]);
});

test('a line that is still being typed overlaps nothing', () => {
  expect(inWeek(['11:00-', '12:00-13:00'])).toEqual([]);
});
