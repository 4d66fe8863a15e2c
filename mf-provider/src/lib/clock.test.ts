import { localDay, wallClock, wallInstant } from './clock.ts';

test('takes the day in Nouakchott', () => {
  expect(localDay(Date.parse('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
});

test('reads a chosen time as Nouakchott time', () => {
  expect(wallClock('2026-11-20T21:30:15.000Z')).toBe('2026-11-20T21:30');
  expect(wallInstant('2026-11-20T21:30')).toBe('2026-11-20T21:30:00.000Z');
  expect(wallInstant('')).toBeUndefined();
});
