import { useTranslation } from 'react-i18next';
import { openingChange, openingWord, type OpeningState } from 'shared-api/contract';
import { formatTime, formatWeekday, StatusBadge } from 'shared-ui';

const TONES = { open: 'success', paused: 'warning', closed: 'neutral' } as const;

/** Open, closed or paused, and when that changes. */
export function OpeningMark(props: { readonly opening: OpeningState; readonly now: number }) {
  const { opening, now } = props;
  const { t, i18n } = useTranslation('customer-favourite');
  const word = openingWord(opening);
  const change = openingChange(opening, now);
  const { language } = i18n;
  const note =
    change &&
    t(`opening.${change.text}`, {
      time: formatTime(change.at),
      day: formatWeekday(change.at, language),
    });
  return (
    <StatusBadge tone={TONES[word]} note={note}>
      {t(`opening.${word}`)}
    </StatusBadge>
  );
}
