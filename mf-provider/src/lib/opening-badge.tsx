import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RestaurantSummary } from 'shared-api/contract';
import { formatDateTime, formatTime, StatusBadge, useLanguage, useNow } from 'shared-ui';
import { localDay } from './clock.ts';

type Opening = RestaurantSummary['opening'];

const MINUTE_MS = 60_000;

function textOf(opening: Opening, when: string | null, t: TFunction<'provider-common'>): string {
  if (opening.isOpen) return when === null ? t('opening.open') : t('opening.open_until', { time: when });
  if (opening.reason === 'paused')
    return when === null ? t('opening.closed') : t('opening.paused_until', { time: when });
  return when === null ? t('opening.closed') : t('opening.closed_until', { time: when });
}

/** Whether the restaurant takes orders now, and until when that holds. */
export function OpeningBadge(props: { opening: Opening }) {
  const { opening } = props;
  const { t } = useTranslation('provider-common');
  const language = useLanguage();
  const now = useNow(MINUTE_MS);
  const { changesAt } = opening;
  const isToday = changesAt !== null && localDay(Date.parse(changesAt)) === localDay(now);
  const format = isToday ? formatTime : formatDateTime;
  const when = changesAt === null ? null : format(changesAt, language);
  return (
    <StatusBadge tone={opening.isOpen ? 'success' : opening.reason === 'paused' ? 'warning' : 'neutral'}>
      {textOf(opening, when, t)}
    </StatusBadge>
  );
}
