import {
  isAllDay,
  overlapsOf,
  type OpeningException,
  type OpeningSpan,
  type OpeningWeek,
  type SpanPlace,
} from 'shared-api/contract';

/** Most spans of one day that the service takes. */
export const MAX_SPANS = 4;

const USUAL_SPAN: OpeningSpan = { opens: '11:00', closes: '23:00' };
const EVENING_SPAN: OpeningSpan = { opens: '18:00', closes: '23:00' };
const ALL_DAY: readonly OpeningSpan[] = [{ opens: '00:00', closes: '00:00' }];

/** Whether a span ends on the day after it began. */
export function isAcrossMidnight(span: OpeningSpan): boolean {
  return span.opens !== '' && span.closes !== '' && span.closes <= span.opens;
}

/** Whether a day is open from midnight to midnight. */
export function isAllDayLong(spans: readonly OpeningSpan[]): boolean {
  return spans.length === 1 && isAllDay(spans[0]);
}

/** The spans of a day that is open around the clock, or usual hours in their place. */
export function allDayOrUsual(isAllDay: boolean): readonly OpeningSpan[] {
  return isAllDay ? ALL_DAY : [USUAL_SPAN];
}

/** The day with one more span: usual hours first, an evening after a lunch. */
export function withSpan(spans: readonly OpeningSpan[]): readonly OpeningSpan[] {
  return [...spans, spans.length === 0 ? USUAL_SPAN : EVENING_SPAN];
}

/** The week with one day replaced. */
export function withDay(week: OpeningWeek, day: number, spans: readonly OpeningSpan[]): OpeningWeek {
  return week.map((known, index) => (index === day ? spans : known));
}

/** The week with every day like one of them. */
export function withSameDays(week: OpeningWeek, day: number): OpeningWeek {
  return week.map(() => week[day] ?? []);
}

/** What is wrong with one line of the hours. */
export interface SpanProblem {
  readonly at: SpanPlace;
  /** The line that it overlaps; undefined where a time is missing. */
  readonly other?: { readonly place: SpanPlace; readonly span: OpeningSpan };
}

function incompleteIn(part: SpanPlace['part'], days: OpeningWeek): SpanProblem[] {
  return days.flatMap((spans, day) =>
    spans.flatMap(({ opens, closes }, span) =>
      opens === '' || closes === '' ? [{ at: { part, day, span } }] : [],
    ),
  );
}

function problemsOf(part: SpanPlace['part'], days: OpeningWeek): SpanProblem[] {
  const schedule =
    part === 'week'
      ? { week: days, exceptions: [] }
      : { week: [], exceptions: days.map((spans) => ({ date: '', spans })) };
  const overlaps = overlapsOf(schedule).flatMap(({ at, other }) => {
    const span = days[other.day]?.[other.span];
    return span ? [{ at, other: { place: other, span } }] : [];
  });
  return [...incompleteIn(part, days), ...overlaps];
}

/** The lines of a week that lack a time or overlap another. */
export function weekProblems(week: OpeningWeek): SpanProblem[] {
  return problemsOf('week', week);
}

/** The lines of the special days that lack a time or overlap another. */
export function exceptionProblems(exceptions: readonly OpeningException[]): SpanProblem[] {
  return problemsOf(
    'exceptions',
    exceptions.map(({ spans }) => spans),
  );
}

/** Whether every exception has a date of its own. */
export function areDated(exceptions: readonly OpeningException[]): boolean {
  const dates = new Set(exceptions.map(({ date }) => date));
  return !dates.has('') && dates.size === exceptions.length;
}
