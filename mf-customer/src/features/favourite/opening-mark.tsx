import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { TIME_ZONE, type OpeningState } from 'shared-api/contract';
import { formatTime, StatusBadge } from 'shared-ui';
import classes from './opening-mark.module.css';

const DAY_MS = 86_400_000;

/** Open, closed or paused, and when that changes. */
export function OpeningMark(props: { readonly opening: OpeningState; readonly now: number }) {
  const { opening, now } = props;
  const { t, i18n } = useTranslation('customer-favourite');
  const isPaused = opening.reason === 'paused';
  const word = opening.isOpen ? t('open') : isPaused ? t('paused') : t('closed');
  const tone = opening.isOpen ? 'success' : isPaused ? 'warning' : 'neutral';
  return (
    <p className={classes.opening}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <span>{changeText(t, i18n.language, opening, now)}</span>
    </p>
  );
}

function changeText(
  t: TFunction<'customer-favourite'>,
  language: string,
  opening: OpeningState,
  now: number,
): string | undefined {
  if (opening.changesAt === null) return undefined;
  const at = Date.parse(opening.changesAt);
  const time = formatTime(at, language);
  if (opening.isOpen) return at - now > DAY_MS ? undefined : t('until', { time });
  if (dayOf(at) === dayOf(now)) return t('opens', { time });
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: TIME_ZONE }).format(at);
  return t('opens_on', { day, time });
}

function dayOf(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(instant);
}
