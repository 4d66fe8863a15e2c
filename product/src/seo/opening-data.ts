import type { OpeningSpan, Schedule } from 'shared-api/contract';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Opening hours of every weekday as schema.org has them; a day without any is closed. */
export function weekData({ week }: Schedule): object[] {
  return week.flatMap((spans, day) =>
    spans.map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[day] ?? ''}`,
      ...hours(span),
    })),
  );
}

/** Days from today on that are other than the week says. */
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

/** Our equal times are a whole day; theirs would be none. */
function hours({ opens, closes }: OpeningSpan): { opens: string; closes: string } {
  return opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes };
}
