import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { phoneLink, type Order, type Payment } from 'shared-api/contract';
import { customerLines } from 'shared-api/customer-lines';
import { placeName } from 'shared-api/place-name';
import { Details, formatDateTime, formatList, formatMoney, PhoneText } from 'shared-ui';
import { Amounts, OrderLines, OrderPart, useAmountParts } from 'shared-ui/order';

/** Dishes, prices and delivery address of an order. */
export function OrderDetails(props: { order: Order }) {
  const { order } = props;
  const { t, i18n } = useTranslation('order');
  return (
    <>
      <OrderPart isCard title={t('items')}>
        <OrderLines lines={customerLines(order, i18n.language)} />
        <OrderAmounts order={order} />
      </OrderPart>
      <OrderPart isCard title={t('details')}>
        <Details items={detailsOf(order, t, i18n.language)} />
      </OrderPart>
    </>
  );
}

function OrderAmounts(props: { order: Order }) {
  const { t } = useTranslation('order');
  const labels = { subtotal: t('subtotal'), deliveryFee: t('delivery_fee') };
  const total = { label: t('total'), amount: props.order.totalAmount };
  return <Amounts parts={useAmountParts(props.order, labels)} total={total} />;
}

function detailsOf(order: Order, t: TFunction<'order'>, language: string) {
  const {
    later,
    customerName,
    phone,
    address,
    commune,
    landmark,
    note,
    payment,
    restaurantPhone,
    orderType,
  } = order;
  return [
    { label: t('order_type'), value: t(`type.${orderType}`) },
    { label: t('name'), value: customerName, translate: 'no' as const },
    { label: t('phone'), value: phone },
    ...(later ? [{ label: t('wanted_at'), value: formatDateTime(later.wantedAt, language) }] : []),
    { label: t('address'), value: formatList([address, placeName(t, commune)], language) },
    ...(landmark ? [{ label: t('landmark'), value: landmark }] : []),
    ...(note ? [{ label: t('note'), value: note }] : []),
    { label: t('payment'), value: paymentText(payment, t, language) },
    ...(restaurantPhone
      ? [
          {
            label: t('restaurant_phone'),
            value: <PhoneText phone={restaurantPhone} link={phoneLink(restaurantPhone)} />,
          },
        ]
      : []),
  ];
}

function paymentText(payment: Payment, t: TFunction<'order'>, language: string): string {
  const method = t(`payment_method.${payment.method}`);
  if (payment.payingWith)
    return t('paying_with', { method, amount: formatMoney(payment.payingWith, language) });
  return payment.reference ? t('reference', { method, reference: payment.reference }) : method;
}
