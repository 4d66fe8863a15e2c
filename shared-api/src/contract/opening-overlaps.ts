import type { OpeningSchedule } from './opening-hours.ts';
import type { OpeningSpan } from './opening-intervals.ts';

/** One line of a schedule: a span of a weekday (0 is Monday), or of an exception by its index. */
export interface SpanPlace {
  readonly part: 'week' | 'exceptions';
  readonly day: number;
  readonly span: number;
}

/** Two lines of a schedule that cover the same minutes. */
export interface SpanOverlap {
  /** The later line, which is to be corrected. */
  readonly at: SpanPlace;
  /** The line that it overlaps: of the same day, or of the night before. */
  readonly other: SpanPlace;
}

const DAY_MINUTES = 24 * 60;

interface Minutes {
  readonly from: number;
  /** Beyond 24 hours when the span ends on the next day. */
  readonly to: number;
}

/** Whether a span is the whole day, from midnight to midnight. */
export function isAllDay(span: OpeningSpan | undefined): boolean {
  return span?.opens === '00:00' && span.closes === '00:00';
}

/** Undefined for a span that is still being typed. */
function minutesOf({ opens, closes }: OpeningSpan): Minutes | undefined {
  if (opens === '' || closes === '') return undefined;
  const [from, to] = [opens, closes].map(
    (clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5)),
  );
  if (from === undefined || to === undefined) return undefined;
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

function overlapsOfDay(part: SpanPlace['part'], day: number, spans: readonly OpeningSpan[]): SpanOverlap[] {
  return spans.flatMap((span, index) => {
    const mine = minutesOf(span);
    const other = spans.findIndex((candidate, at) => {
      const theirs = at < index && minutesOf(candidate);
      return mine && theirs && mine.from < theirs.to && theirs.from < mine.to;
    });
    return other === -1 ? [] : [{ at: { part, day, span: index }, other: { part, day, span: other } }];
  });
}

/** A night that runs into the next day's hours; a day that is open around the clock runs into nothing by mistake. */
function overlapsOfNight(week: OpeningSchedule['week'], day: number): SpanOverlap[] {
  const before = (day + week.length - 1) % week.length;
  return (week[day] ?? []).flatMap((span, index) => {
    const mine = isAllDay(span) ? undefined : minutesOf(span);
    const other = (week[before] ?? []).findIndex((candidate) => {
      const theirs = minutesOf(candidate);
      return mine && theirs && mine.from < theirs.to - DAY_MINUTES;
    });
    if (other === -1) return [];
    return [{ at: { part: 'week', day, span: index }, other: { part: 'week', day: before, span: other } }];
  });
}

/**
 * The lines of a schedule that cover the same minutes as another: within a day, or a night's end and the next morning.
 * Each line is named once. Lines that only touch do not overlap.
 */
export function overlapsOf(schedule: Pick<OpeningSchedule, 'week' | 'exceptions'>): SpanOverlap[] {
  const { week, exceptions } = schedule;
  const ofWeek = week.flatMap((spans, day) => {
    const within = overlapsOfDay('week', day, spans);
    const isNamed = (index: number) => within.some(({ at }) => at.span === index);
    return [...within, ...overlapsOfNight(week, day).filter(({ at }) => !isNamed(at.span))];
  });
  return [...ofWeek, ...exceptions.flatMap(({ spans }, index) => overlapsOfDay('exceptions', index, spans))];
}
