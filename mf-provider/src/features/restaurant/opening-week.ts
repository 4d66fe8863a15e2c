import type { OpeningException, OpeningSpan, OpeningWeek } from 'shared-api/contract';

/** Most spans of one day that the service takes. */
export const MAX_SPANS = 4;

const USUAL_SPAN: OpeningSpan = { opens: '11:00', closes: '23:00' };
const EVENING_SPAN: OpeningSpan = { opens: '18:00', closes: '23:00' };

/** Whether a span ends on the day after it began. */
export function isAcrossMidnight(span: OpeningSpan): boolean {
  return span.opens !== '' && span.closes !== '' && span.closes <= span.opens;
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

function areComplete(spans: readonly OpeningSpan[]): boolean {
  return spans.every(({ opens, closes }) => opens !== '' && closes !== '');
}

/** Whether every span says when it opens and when it closes. */
export function isCompleteWeek(week: OpeningWeek): boolean {
  return week.every(areComplete);
}

/** Whether every exception has complete hours and a date of its own. */
export function areValidExceptions(exceptions: readonly OpeningException[]): boolean {
  const dates = new Set(exceptions.map(({ date }) => date));
  return (
    !dates.has('') && dates.size === exceptions.length && exceptions.every(({ spans }) => areComplete(spans))
  );
}
