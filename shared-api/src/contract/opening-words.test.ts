import type { OpeningState } from './opening-hours.ts';
import { openingChange, openingWord } from './opening-words.ts';

const now = Date.parse('2026-11-20T22:00:00Z');
const open = (changesAt: string | null): OpeningState => ({ isOpen: true, reason: null, changesAt });
const closed = (changesAt: string, reason: 'hours' | 'paused' = 'hours'): OpeningState => ({
  isOpen: false,
  reason,
  changesAt,
});

test('distinguishes a closed restaurant from one that pauses', () => {
  expect(openingWord(open(null))).toBe('open');
  expect(openingWord(closed('2026-11-20T23:00:00Z'))).toBe('closed');
  expect(openingWord(closed('2026-11-20T23:00:00Z', 'paused'))).toBe('paused');
});

test.each([
  [open('2026-11-21T02:00:00Z'), 'until'],
  [closed('2026-11-20T23:00:00Z'), 'opens_today'],
  [closed('2026-11-21T11:00:00Z'), 'opens_tomorrow'],
  [closed('2026-11-23T11:00:00Z'), 'opens_on'],
  [closed('2026-11-20T22:30:00Z', 'paused'), 'back_today'],
  [closed('2026-11-21T08:00:00Z', 'paused'), 'back_tomorrow'],
])('%j ends with %s', (opening, text) => {
  expect(openingChange(opening, now)).toEqual({ at: Date.parse(opening.changesAt ?? ''), text });
});

test('has no text for an end that is unknown or more than a day away', () => {
  expect(openingChange(open(null), now)).toBeUndefined();
  expect(openingChange(open('2026-11-22T02:00:00Z'), now)).toBeUndefined();
});
