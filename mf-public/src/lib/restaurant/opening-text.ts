import type { TFunction } from 'i18next';
import { TIME_ZONE, type OpeningState } from 'shared-api/contract';
import { formatTime } from 'shared-ui';

const DAY_MS = 86_400_000;

function dayOf(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(instant);
}

/**
 * When the present state ends: "until 23:00", "opens tomorrow at 11:00"; undefined when nobody knows.
 *
 * @param t texts of the namespace `restaurant`
 * @param now milliseconds since the epoch
 */
export function openingChangeText(
  t: TFunction<'restaurant'>,
  language: string,
  opening: OpeningState,
  now: number,
): string | undefined {
  if (opening.changesAt === null) return undefined;
  const at = Date.parse(opening.changesAt);
  const time = formatTime(at, language);
  const day = dayOf(at);
  const values = { time, day: weekdayOf(at, language) };
  if (opening.isOpen) return at - now > DAY_MS ? undefined : t('open_until', values);
  const when = day === dayOf(now) ? 'today' : day === dayOf(now + DAY_MS) ? 'tomorrow' : 'on';
  return opening.reason === 'paused' ? t(`back_${when}`, values) : t(`opens_${when}`, values);
}

function weekdayOf(instant: number, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: TIME_ZONE }).format(instant);
}
