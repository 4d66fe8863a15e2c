import { useTranslation } from 'react-i18next';
import { useLanguage } from 'shared-ui';

/** A Monday: weekday names by their number begin with it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const MINUTE = 60;

const STYLES = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  shortDay: { day: 'numeric', month: 'short' },
  longDay: { dateStyle: 'full' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Kept: charts name hundreds of days, and making a formatter is a hundred times dearer than using one. */
function formatterOf(locale: string, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const key = `${style}:${locale}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

/** Days and durations as people say them, in the current language. */
export function useFigureWords() {
  const { t } = useTranslation('provider-dashboard');
  const language = useLanguage();
  // A calendar day is no instant: it has its weekday wherever it is read.
  const format = (style: keyof typeof STYLES) => formatterOf(language === 'en' ? 'en-GB' : language, style);
  return {
    /** Weekday of a day `YYYY-MM-DD`, or of a number, Monday being 0. */
    weekday: (day: string | number) =>
      format('weekday').format(typeof day === 'string' ? new Date(day) : MONDAY + day * DAY_MS),
    shortWeekday: (day: string) => format('shortWeekday').format(new Date(day)),
    shortDay: (day: string) => format('shortDay').format(new Date(day)),
    longDay: (day: string) => format('longDay').format(new Date(day)),
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
