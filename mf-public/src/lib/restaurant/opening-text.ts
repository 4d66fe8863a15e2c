import type { TFunction } from 'i18next';
import { openingChange, type OpeningState } from 'shared-api/contract';
import { formatTime, formatWeekday } from 'shared-ui';

/**
 * When the present state ends: "until 23:00", "opens tomorrow at 11:00"; undefined when unknown.
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
  const change = openingChange(opening, now);
  if (!change) return undefined;
  const { at, text } = change;
  return t(`opening.${text}`, { time: formatTime(at), day: formatWeekday(at, language) });
}
