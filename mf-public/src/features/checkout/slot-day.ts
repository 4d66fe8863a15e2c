import { useTranslation } from 'react-i18next';
import { formatDate, isSameDay } from 'shared-ui';

const DAY_MS = 86_400_000;

/** The day of an instant, both as ISO 8601; Mauritania's time is UTC. */
export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

/** Slots by their day, both in the order that they come in. */
export function byDay<Slot extends { readonly at: string }>(
  slots: readonly Slot[],
): ReadonlyMap<string, readonly Slot[]> {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.at);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}

/**
 * How a customer calls the day of a slot: "Today", "Tomorrow", or its date.
 * @param now milliseconds since the epoch
 */
export function useDayName(now: number): (day: string) => string {
  const { t, i18n } = useTranslation('checkout');
  return (day) => {
    if (isSameDay(day, now)) return t('when.today');
    return isSameDay(day, now + DAY_MS) ? t('when.tomorrow') : formatDate(day, i18n.language, 'long');
  };
}
