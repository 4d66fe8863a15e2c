import { useTranslation } from 'react-i18next';
import type { Order } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { Details, type DetailsItem, formatDateTime, formatList, formatMoney } from 'shared-ui';

/** Type, address, contact and payment of an order. */
export function OrderDetails(props: { readonly order: Order }) {
  const { order } = props;
  const { t, i18n } = useTranslation('customer-order');
  const payment = usePaymentText(order);
  const place = formatList([order.address, placeName(t, order.commune), order.landmark], i18n.language);
  const items: readonly (DetailsItem | false)[] = [
    { label: t('field.type'), value: t(`type.${order.orderType}`) },
    order.later !== undefined && {
      label: t('field.wanted'),
      value: formatDateTime(order.later.wantedAt, i18n.language),
    },
    { label: t('field.name'), value: order.customerName, translate: 'no' as const },
    { label: t('field.phone'), value: order.phone },
    { label: t('field.address'), value: place },
    order.note !== null && { label: t('field.note'), value: order.note },
    { label: t('field.payment'), value: payment },
    order.restaurantPhone !== null && { label: t('field.restaurant_phone'), value: order.restaurantPhone },
  ];
  return <Details items={items.filter((item) => item !== false)} />;
}

function usePaymentText(order: Order): string {
  const { t, i18n } = useTranslation('customer-order');
  const { method, payingWith, reference } = order.payment;
  const name = t(`payment.${method}`);
  if (payingWith) return t('paying_with', { method: name, amount: formatMoney(payingWith, i18n.language) });
  return reference ? t('paid_by_reference', { method: name, reference }) : name;
}
