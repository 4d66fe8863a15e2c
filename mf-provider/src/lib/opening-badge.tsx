import { useTranslation } from 'react-i18next';
import { openingWord, type OpeningState } from 'shared-api/contract';
import { formatDateTime, formatTime, StatusBadge, useLanguage, useNow } from 'shared-ui';
import { localDay } from './clock.ts';

const MINUTE_MS = 60_000;
const TONES = { open: 'success', paused: 'warning', closed: 'neutral' } as const;

/** Whether the restaurant takes orders now, and until when that holds. */
export function OpeningBadge(props: { opening: OpeningState }) {
  const { opening } = props;
  const { t } = useTranslation('provider-common');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const { changesAt } = opening;
  const word = openingWord(opening);
  const isToday = changesAt !== null && localDay(Date.parse(changesAt)) === localDay(now);
  const format = isToday ? formatTime : formatDateTime;
  return (
    <StatusBadge tone={TONES[word]}>
      {changesAt === null
        ? t(word === 'open' ? 'opening.open' : 'opening.closed')
        : t(`opening.${word}_until`, { time: format(changesAt, language) })}
    </StatusBadge>
  );
}
