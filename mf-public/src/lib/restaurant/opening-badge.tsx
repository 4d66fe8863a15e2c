import { useTranslation } from 'react-i18next';
import type { OpeningState } from 'shared-api/contract';
import { StatusBadge } from 'shared-ui';
import { openingChangeText } from './opening-text.ts';
import classes from './opening-badge.module.css';

/** Open, closed or paused, and until when. */
export function OpeningBadge(props: { opening: OpeningState; now: number }) {
  const { opening, now } = props;
  const { t, i18n } = useTranslation('restaurant');
  const change = openingChangeText(t, i18n.language, opening, now);
  const word = opening.isOpen ? t('open') : opening.reason === 'paused' ? t('paused') : t('closed');
  const tone = opening.isOpen ? 'success' : opening.reason === 'paused' ? 'warning' : 'neutral';
  return (
    <span className={classes.opening}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {change !== undefined && <span className={classes.change}>{change}</span>}
    </span>
  );
}
