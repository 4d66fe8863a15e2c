import type { TFunction } from 'i18next';
import { isAllDay, type OpeningSpan } from 'shared-api/contract';
import type { SpanProblem } from './opening-week.ts';
import { formatList } from 'shared-ui';

type Texts = TFunction<'provider-restaurant'>;

function spanText(span: OpeningSpan, t: Texts): string {
  return isAllDay(span) ? t('hours.all_day_text') : `${span.opens}–${span.closes}`;
}

/** The hours of a day as they are read: `11:00–15:00, 18:00–23:00`. */
export function spansText(spans: readonly OpeningSpan[], t: Texts, language: string): string {
  if (spans.length === 0) return t('hours.closed');
  return formatList(
    spans.map((span) => spanText(span, t)),
    language,
  );
}

/**
 * What is wrong with a line of the hours, with the line's name.
 *
 * @param dayName how a day is called: a weekday, or the date of an exception
 */
export function spanProblemText(
  { at, other }: SpanProblem,
  span: OpeningSpan,
  dayName: (day: number) => string,
  t: Texts,
): string {
  const day = dayName(at.day);
  if (!other) return t('hours.incomplete', { day });
  const texts = { day, span: spanText(span, t), other: spanText(other.span, t) };
  return other.place.day === at.day
    ? t('hours.overlap', texts)
    : t('hours.overlap_night', { ...texts, before: dayName(other.place.day) });
}
