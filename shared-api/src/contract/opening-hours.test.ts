import * as fc from 'fast-check';
import { openingState, type OpeningSchedule } from './opening-hours.ts';
import type { OpeningSpan } from './opening-intervals.ts';

const CLOSED_WEEK: OpeningSpan[][] = [[], [], [], [], [], [], []];

function schedule(change: Partial<OpeningSchedule> = {}): OpeningSchedule {
  return { week: CLOSED_WEEK, exceptions: [], pausedUntil: null, ...change };
}

function onDay(weekday: number, ...spans: OpeningSpan[]): OpeningSpan[][] {
  return CLOSED_WEEK.map((day, index) => (index === weekday ? spans : day));
}

// 2026-11-16 is a Monday.
const monday = (clock: string) => Date.parse(`2026-11-16T${clock}:00Z`);
const tuesday = (clock: string) => Date.parse(`2026-11-17T${clock}:00Z`);

test('is open from the first minute until before the last', () => {
  const week = onDay(0, { opens: '11:00', closes: '15:00' });
  expect(openingState(schedule({ week }), monday('10:59')).isOpen).toBe(false);
  expect(openingState(schedule({ week }), monday('11:00'))).toEqual({
    isOpen: true,
    reason: null,
    changesAt: '2026-11-16T15:00:00.000Z',
  });
  expect(openingState(schedule({ week }), monday('15:00'))).toEqual({
    isOpen: false,
    reason: 'hours',
    changesAt: '2026-11-23T11:00:00.000Z',
  });
});

test('stays open across midnight, and the night belongs to the day it began', () => {
  const week = onDay(0, { opens: '18:00', closes: '02:00' });
  expect(openingState(schedule({ week }), tuesday('01:59')).isOpen).toBe(true);
  expect(openingState(schedule({ week }), tuesday('02:00')).isOpen).toBe(false);
  expect(openingState(schedule({ week }), monday('01:00')).isOpen).toBe(false);
});

test('joins adjacent spans, so that the shown end is the real one', () => {
  const week = [
    [{ opens: '12:00', closes: '00:00' }],
    [{ opens: '00:00', closes: '03:00' }],
    ...CLOSED_WEEK.slice(2),
  ];
  expect(openingState(schedule({ week }), monday('13:00')).changesAt).toBe('2026-11-17T03:00:00.000Z');
});

test('round the clock never ends', () => {
  const week = CLOSED_WEEK.map(() => [{ opens: '00:00', closes: '00:00' }]);
  expect(openingState(schedule({ week }), monday('04:00'))).toEqual({
    isOpen: true,
    reason: null,
    changesAt: null,
  });
});

test('an exception replaces its day', () => {
  const week = onDay(0, { opens: '11:00', closes: '15:00' });
  const exceptions = [{ date: '2026-11-16', spans: [{ opens: '19:00', closes: '23:00' }] }];
  expect(openingState(schedule({ week, exceptions }), monday('12:00')).isOpen).toBe(false);
  expect(openingState(schedule({ week, exceptions }), monday('20:00')).isOpen).toBe(true);
  const closed = [{ date: '2026-11-16', spans: [] }];
  expect(openingState(schedule({ week, exceptions: closed }), monday('12:00')).isOpen).toBe(false);
});

test('a pause closes until it ends, or until the next opening after it', () => {
  const week = onDay(0, { opens: '11:00', closes: '15:00' });
  const short = schedule({ week, pausedUntil: '2026-11-16T12:30:00.000Z' });
  expect(openingState(short, monday('12:00'))).toEqual({
    isOpen: false,
    reason: 'paused',
    changesAt: '2026-11-16T12:30:00.000Z',
  });
  expect(openingState(short, monday('12:30')).isOpen).toBe(true);
  const long = schedule({ week, pausedUntil: '2026-11-16T18:00:00.000Z' });
  expect(openingState(long, monday('12:00')).changesAt).toBe('2026-11-23T11:00:00.000Z');
});

test('reads the clock of another zone', () => {
  const week = onDay(0, { opens: '11:00', closes: '15:00' });
  expect(openingState(schedule({ week }), monday('09:30'), 'Africa/Cairo').isOpen).toBe(true);
});

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const anySchedule = fc.record({
  week: fc.array(fc.array(fc.record({ opens: clock, closes: clock }), { maxLength: 3 }), {
    minLength: 7,
    maxLength: 7,
  }),
  exceptions: fc.array(
    fc.record({
      date: fc.constantFrom('2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'),
      spans: fc.array(fc.record({ opens: clock, closes: clock }), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
  pausedUntil: fc.option(
    fc
      .integer({ min: -600, max: 6000 })
      .map((minutes) => new Date(monday('12:00') + minutes * 60_000).toISOString()),
  ),
});

test('the state holds until just before the given instant, and changes at it', () => {
  fc.assert(
    fc.property(anySchedule, fc.integer({ min: 0, max: 4000 }), (candidate, minutes) => {
      const now = monday('00:00') + minutes * 60_000;
      const state = openingState(candidate, now);
      if (state.changesAt === null) return;
      const change = Date.parse(state.changesAt);
      expect(change).toBeGreaterThan(now);
      expect(openingState(candidate, change).isOpen).toBe(!state.isOpen);
      expect(openingState(candidate, change - 1).isOpen).toBe(state.isOpen);
    }),
    { numRuns: 500 },
  );
});

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Naive computation: does a span of today or of last night cover this minute? */
function isOpenByHand({ week, exceptions, pausedUntil }: OpeningSchedule, now: number): boolean {
  if (pausedUntil !== null && Date.parse(pausedUntil) > now) return false;
  const spansOf = (instant: number) =>
    exceptions.find(({ date }) => date === dayOf(instant))?.spans ??
    week[(new Date(instant).getUTCDay() + 6) % 7] ??
    [];
  const minute = Math.floor((now % 86_400_000) / 60_000);
  const isTonight = ({ opens, closes }: OpeningSpan) => minuteOf(closes) <= minuteOf(opens);
  const today = spansOf(now).some(
    (span) => minute >= minuteOf(span.opens) && (isTonight(span) || minute < minuteOf(span.closes)),
  );
  const lastNight = spansOf(now - 86_400_000).some(
    (span) => isTonight(span) && minute < minuteOf(span.closes),
  );
  return today || lastNight;
}

test('agrees with a naive computation, across midnight, exceptions and pauses', () => {
  fc.assert(
    fc.property(anySchedule, fc.integer({ min: -1500, max: 5000 }), (candidate, minutes) => {
      const now = monday('00:00') + minutes * 60_000;
      expect(openingState(candidate, now).isOpen).toBe(isOpenByHand(candidate, now));
    }),
    { numRuns: 2000 },
  );
});

test('a pause never opens, and changes nothing after its end', () => {
  fc.assert(
    fc.property(anySchedule, fc.integer({ min: 0, max: 4000 }), (candidate, minutes) => {
      const now = monday('00:00') + minutes * 60_000;
      const unpaused = openingState({ ...candidate, pausedUntil: null }, now);
      const state = openingState(candidate, now);
      const isPaused = candidate.pausedUntil !== null && Date.parse(candidate.pausedUntil) > now;
      if (isPaused) expect(state).toMatchObject({ isOpen: false, reason: 'paused' });
      else expect(state).toEqual(unpaused);
    }),
    { numRuns: 500 },
  );
});

test('an exception changes only its day and the night after it', () => {
  fc.assert(
    fc.property(anySchedule, fc.integer({ min: 0, max: 10_079 }), (candidate, minutes) => {
      const now = monday('00:00') + minutes * 60_000;
      const others = candidate.exceptions.filter(
        ({ date }) => date === dayOf(now) || date === dayOf(now - 86_400_000),
      );
      const { isOpen } = openingState(candidate, now);
      expect(openingState({ ...candidate, exceptions: others }, now).isOpen).toBe(isOpen);
    }),
    { numRuns: 500 },
  );
});

test('only the local clock counts, in any time zone', () => {
  const zones = [
    ['Asia/Dubai', 4],
    ['Africa/Nairobi', 3],
    ['America/Bogota', -5],
  ] as const;
  fc.assert(
    fc.property(
      anySchedule,
      fc.integer({ min: 0, max: 10_079 }),
      fc.constantFrom(...zones),
      (candidate, minutes, [zone, hours]) => {
        const schedule = { ...candidate, pausedUntil: null };
        const now = monday('00:00') + minutes * 60_000;
        const there = openingState(schedule, now - hours * 3_600_000, zone);
        expect(there.isOpen).toBe(openingState(schedule, now).isOpen);
      },
    ),
    { numRuns: 300 },
  );
});
