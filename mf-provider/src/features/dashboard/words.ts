import { useTranslation } from 'react-i18next';
import { useLanguage } from 'shared-ui';

/** A Monday: weekday names by their number begin with it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const MINUTE = 60;

/** Days and durations as people say them, in the current language. */
export function useFigureWords() {
  const { t } = useTranslation('provider-dashboard');
  const language = useLanguage();
  // A calendar day is no instant: it has its weekday wherever it is read.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' });
  return {
    /** Weekday of a day `YYYY-MM-DD`, or of a number, Monday being 0. */
    weekday: (day: string | number) =>
      format({ weekday: 'long' }).format(typeof day === 'string' ? new Date(day) : MONDAY + day * DAY_MS),
    shortWeekday: (day: string) => format({ weekday: 'short' }).format(new Date(day)),
    shortDay: (day: string) => format({ day: 'numeric', month: 'short' }).format(new Date(day)),
    longDay: (day: string) => format({ dateStyle: 'full' }).format(new Date(day)),
    /** `45 s`, `2 min`, `2 min 30 s`; a dash for none. */
    duration: (seconds: number | null) => {
      if (seconds === null) return '–';
      const minutes = Math.floor(seconds / MINUTE);
      const rest = seconds % MINUTE;
      if (minutes === 0) return t('duration.seconds', { seconds: rest });
      return rest === 0 ? t('duration.minutes', { minutes }) : t('duration.both', { minutes, seconds: rest });
    },
  };
}
