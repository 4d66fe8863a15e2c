import { isDeepStrictEqual } from 'node:util';
import { overlapsOf, type OpeningSpan, type Schedule, type SpanPlace } from 'shared-api/contract';
import { invalidField } from '../../infra/http/service-error.ts';

function spansAt(schedule: Schedule, { part, day }: SpanPlace): readonly OpeningSpan[] {
  return (part === 'week' ? schedule.week[day] : schedule.exceptions[day]?.spans) ?? [];
}

/** Whether the day of a line is stored as it is sent. */
function isStored(sent: Schedule, place: SpanPlace, stored: Schedule | undefined): boolean {
  if (!stored) return false;
  const { date } = sent.exceptions[place.day] ?? {};
  const before =
    place.part === 'week'
      ? stored.week[place.day]
      : stored.exceptions.find((exception) => exception.date === date)?.spans;
  return isDeepStrictEqual(before, spansAt(sent, place));
}

/**
 * Refuses hours that overlap others, by the line's path. Days that are stored as they are sent pass: a pause, or the
 * hours of another day, must not fail on what was stored before this rule.
 *
 * @throws ServiceError `validation_failed`
 */
export function checkSchedule(sent: Schedule | undefined, stored?: Schedule): void {
  if (!sent) return;
  for (const { at, other } of overlapsOf(sent)) {
    if (isStored(sent, at, stored) && isStored(sent, other, stored)) continue;
    const span = spansAt(sent, other)[other.span];
    const path = ['schedule', at.part, at.day, ...(at.part === 'week' ? [] : ['spans']), at.span].join('.');
    throw invalidField(path, `overlaps ${span?.opens ?? ''} to ${span?.closes ?? ''}`);
  }
}
