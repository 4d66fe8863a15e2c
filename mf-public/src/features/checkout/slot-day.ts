import { useTranslation } from 'react-i18next';
import { formatDate } from 'shared-ui';

const DAY_MS = 86_400_000;

/** The day of an instant, both as ISO 8601; Mauritania's time is UTC. */
export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

/**
 * How a customer calls the day of a slot: "Today", "Tomorrow", or its date.
 * @param now milliseconds since the epoch
 */
export function useDayName(now: number): (day: string) => string {
  const { t, i18n } = useTranslation('checkout');
  const names: Readonly<Record<string, string>> = {
    [dayOf(new Date(now).toISOString())]: t('when.today'),
    [dayOf(new Date(now + DAY_MS).toISOString())]: t('when.tomorrow'),
  };
  return (day) => names[day] ?? formatDate(day, i18n.language, 'long');
}
