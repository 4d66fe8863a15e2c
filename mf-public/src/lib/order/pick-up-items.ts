import type { TFunction } from 'i18next';
import type { Order } from 'shared-api/contract';
import { pickUpParts } from 'shared-api/place-name';
import { formatList, formatTime, type DetailsItem } from 'shared-ui';

/** Where a takeaway waits, and until when. */
export function pickUpItems(
  { pickUp }: Pick<Order, 'pickUp'>,
  t: TFunction<'order'> | TFunction<'checkout'>,
  language: string,
): DetailsItem[] {
  const place = formatList(pickUpParts(t, pickUp), language);
  return [
    ...(place ? [{ label: t('pick_up_at'), value: place }] : []),
    ...(pickUp?.until ? [{ label: t('pick_up_until'), value: formatTime(pickUp.until) }] : []),
  ];
}
