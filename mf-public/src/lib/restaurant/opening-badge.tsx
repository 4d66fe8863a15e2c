import { useTranslation } from 'react-i18next';
import { openingWord, type OpeningState } from 'shared-api/contract';
import { StatusBadge } from 'shared-ui';
import { openingChangeText } from './opening-text.ts';

const TONES = { open: 'success', paused: 'warning', closed: 'neutral' } as const;

/** Open, closed or paused, and until when. */
export function OpeningBadge(props: { opening: OpeningState; now: number }) {
  const { opening, now } = props;
  const { t, i18n } = useTranslation('restaurant');
  const word = openingWord(opening);
  return (
    <StatusBadge tone={TONES[word]} note={openingChangeText(t, i18n.language, opening, now)}>
      {t(`opening.${word}`)}
    </StatusBadge>
  );
}
