import type { OpeningSpan, Schedule } from 'shared-api/contract';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Opening hours of every weekday in schema.org's terms; a day without hours is closed. */
export function weekData({ week }: Schedule): object[] {
  return week.flatMap((spans, day) =>
    spans.map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[day] ?? ''}`,
      ...hours(span),
    })),
  );
}

/** Exceptions from the week's hours, from today on. */
export function exceptionData({ exceptions }: Schedule, now: number): object[] {
  const today = new Date(now).toISOString().slice(0, 10);
  return exceptions
    .filter(({ date }) => date >= today)
    .flatMap(({ date, spans }) =>
      // From midnight to midnight means closed all day.
      (spans.length > 0 ? spans.map(hours) : [{ opens: '00:00', closes: '00:00' }]).map((times) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...times,
      })),
    );
}

/** Equal times mean a whole day here, but no time in schema.org. */
function hours({ opens, closes }: OpeningSpan): { opens: string; closes: string } {
  return opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes };
}
