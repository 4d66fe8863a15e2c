import { useTranslation } from 'react-i18next';
import { openingWord, type RestaurantSummary } from 'shared-api/contract';
import { formatDateTime, useLanguage } from 'shared-ui';
import type { Lane } from '../../../lib/open-orders/lanes.ts';
import classes from './order-lanes.module.css';

/** Says why a lane has no orders. */
export function EmptyLane(props: { lane: Lane; restaurant: RestaurantSummary }) {
  const { lane, restaurant } = props;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const { changesAt } = restaurant.opening;
  const time = changesAt === null ? '' : formatDateTime(changesAt, language);
  return <p className={classes.empty}>{t(`live.empty.${reasonFor(lane, restaurant)}`, { time })}</p>;
}

function reasonFor(lane: Lane, { opening, isPublic }: RestaurantSummary) {
  if (lane !== 'new') return lane;
  if (isPublic === false) return 'not_public';
  const word = openingWord(opening);
  if (word === 'open') return 'new';
  return opening.changesAt === null ? 'closed_for_long' : word;
}
