import { localDay, nextMorning, wallClock, wallInstant } from './clock.ts';

test('a dish sold out in the evening returns the next morning', () => {
  expect(nextMorning(Date.parse('2026-11-20T21:30:00Z'))).toBe('2026-11-21T05:00:00.000Z');
});

test('a dish sold out after midnight returns the same morning', () => {
  expect(nextMorning(Date.parse('2026-11-21T00:40:00Z'))).toBe('2026-11-21T05:00:00.000Z');
});

test('the day is the one on the wall in Nouakchott', () => {
  expect(localDay(Date.parse('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
});

test('an instant is chosen on the clock of Nouakchott', () => {
  expect(wallClock('2026-11-20T21:30:15.000Z')).toBe('2026-11-20T21:30');
  expect(wallInstant('2026-11-20T21:30')).toBe('2026-11-20T21:30:00.000Z');
  expect(wallInstant('')).toBeUndefined();
});
