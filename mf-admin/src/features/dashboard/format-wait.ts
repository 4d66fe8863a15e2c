import type { TFunction } from 'i18next';

const MINUTE = 60;

/** A waiting time as people say it: `45 s`, `2 min`, `2 min 30 s`; a dash for none. */
export function formatWait(t: TFunction<'admin-dashboard'>, seconds: number | null): string {
  if (seconds === null) return '–';
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  if (minutes === 0) return t('wait.seconds', { seconds: rest });
  return rest === 0 ? t('wait.minutes', { minutes }) : t('wait.both', { minutes, seconds: rest });
}
