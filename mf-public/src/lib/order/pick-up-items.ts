import type { TFunction } from 'i18next';
import { wordsOfStage, type Order } from 'shared-api/contract';
import { pickUpParts } from 'shared-api/place-name';
import { formatList, formatTime, type DetailsItem } from 'shared-ui';

/** Where a takeaway waits, and until when; nothing once it has been picked up, or won't be. */
export function pickUpItems(
  { pickUp, stage }: Pick<Order, 'pickUp' | 'stage'>,
  t: TFunction<'order'> | TFunction<'checkout'>,
  language: string,
): DetailsItem[] {
  if (wordsOfStage(stage).status !== 'PENDING') return [];
  const place = formatList(pickUpParts(t, pickUp), language);
  return [
    ...(place ? [{ label: t('pick_up_at'), value: place }] : []),
    ...(pickUp?.until ? [{ label: t('pick_up_until'), value: formatTime(pickUp.until) }] : []),
  ];
}
