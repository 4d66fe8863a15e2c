import { useTranslation } from 'react-i18next';
import { wordsOfStage, type Order } from 'shared-api/contract';
import { pickUpParts } from 'shared-api/place-name';
import { Details, formatList, formatTime } from 'shared-ui';

/** Where a takeaway waits, and until when; nothing once it has been picked up, or won't be. */
export function PickUp(props: { readonly order: Order }) {
  const { pickUp, stage } = props.order;
  const { t, i18n } = useTranslation('customer-order');
  const place = formatList(pickUpParts(t, pickUp), i18n.language);
  const items = [
    ...(place ? [{ label: t('field.pick_up_at'), value: place }] : []),
    ...(pickUp?.until ? [{ label: t('field.pick_up_until'), value: formatTime(pickUp.until) }] : []),
  ];
  if (items.length === 0 || wordsOfStage(stage).status !== 'PENDING') return null;
  return <Details items={items} />;
}
