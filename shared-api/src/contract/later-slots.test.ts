import * as fc from 'fast-check';
import { laterSlots } from './later-slots.ts';
import { openingState, type OpeningSchedule } from './opening-hours.ts';
import type { OpeningSpan } from './opening-intervals.ts';
import type { LaterOrders } from './schedule.schemas.ts';
import { SLOT_MINUTES } from './vocabulary.ts';

const MINUTE_MS = 60_000;
const NOON_TO_THREE: OpeningSpan = { opens: '12:00', closes: '15:00' };

function schedule(change: Partial<OpeningSchedule> = {}): OpeningSchedule {
  const week = Array.from({ length: 7 }, () => [NOON_TO_THREE]);
  return { week, exceptions: [], pausedUntil: null, ...change };
}

function later(change: Partial<LaterOrders> = {}): LaterOrders {
  return { slotMinutes: 60, slotCapacity: null, leadMinutes: 0, days: 0, ...change };
}

// 2026-11-16 is a Monday.
const monday = (clock: string) => Date.parse(`2026-11-16T${clock}:00Z`);
const clocksOf = (slots: readonly number[]) => slots.map((at) => new Date(at).toISOString().slice(5, 16));

test('slots begin when the restaurant opens, and end before it closes', () => {
  const slots = laterSlots(schedule(), later(), monday('08:00'));
  expect(clocksOf(slots)).toEqual(['11-16T12:00', '11-16T13:00', '11-16T14:00']);
  const longer = laterSlots(schedule(), later({ slotMinutes: 120 }), monday('08:00'));
  expect(clocksOf(longer)).toEqual(['11-16T12:00']);
});

test('the first one is as far away as the lead time; a pause puts it off', () => {
  expect(clocksOf(laterSlots(schedule(), later({ leadMinutes: 30 }), monday('12:20')))).toEqual([
    '11-16T13:00',
    '11-16T14:00',
  ]);
  const paused = schedule({ pausedUntil: '2026-11-16T13:10:00.000Z' });
  expect(clocksOf(laterSlots(paused, later(), monday('08:00')))).toEqual(['11-16T14:00']);
});

test('coming days have theirs, with the hours of the day', () => {
  const exceptions = [{ date: '2026-11-17', spans: [] }];
  const slots = laterSlots(schedule({ exceptions }), later({ slotMinutes: 120, days: 2 }), monday('08:00'));
  expect(clocksOf(slots)).toEqual(['11-16T12:00', '11-18T12:00']);
});

test('those after midnight belong to the day of the calendar', () => {
  const week = Array.from({ length: 7 }, () => [{ opens: '22:00', closes: '02:00' }]);
  const today = laterSlots(schedule({ week }), later(), monday('09:00'));
  expect(clocksOf(today)).toEqual(['11-16T22:00', '11-16T23:00']);
});

test('property: a slot stays one while its time comes closer, and the restaurant is open for all of it', () => {
  const clock = fc
    .integer({ min: 0, max: 1439 })
    .map((minutes) => new Date(minutes * MINUTE_MS).toISOString().slice(11, 16));
  const span = fc.record({ opens: clock, closes: clock });
  const week = fc.array(fc.array(span, { maxLength: 2 }), { minLength: 7, maxLength: 7 });
  const rules = fc.record({
    slotMinutes: fc.constantFrom(...SLOT_MINUTES),
    slotCapacity: fc.constant(null),
    leadMinutes: fc.integer({ min: 0, max: 300 }),
    days: fc.integer({ min: 0, max: 7 }),
  });
  const minutes = fc.integer({ min: 0, max: 3 * 1440 });
  fc.assert(
    fc.property(week, rules, minutes, minutes, (spans, rule, start, wait) => {
      const hours = schedule({ week: spans });
      const before = monday('00:00') + start * MINUTE_MS;
      const after = before + wait * MINUTE_MS;
      const still = new Set(laterSlots(hours, rule, after));
      for (const at of laterSlots(hours, rule, before)) {
        expect(at).toBeGreaterThanOrEqual(before + rule.leadMinutes * MINUTE_MS);
        const last = at + (rule.slotMinutes - 1) * MINUTE_MS;
        expect(openingState(hours, at).isOpen && openingState(hours, last).isOpen).toBe(true);
        if (at >= after + rule.leadMinutes * MINUTE_MS) expect(still).toContain(at);
      }
    }),
  );
});
