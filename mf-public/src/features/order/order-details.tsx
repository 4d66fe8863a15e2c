import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Order, Payment } from 'shared-api/contract';
import { pickUpParts, placeName } from 'shared-api/place-name';
import { Card, Details, formatList, formatMoney, formatTime } from 'shared-ui';
import { OrderLines } from '../../lib/order/order-lines.tsx';
import { Prices } from '../../lib/order/prices.tsx';
import { PhoneText } from '../../lib/phone-text.tsx';
import classes from './order-details.module.css';

/** Dishes, prices and delivery address of an order. */
export function OrderDetails(props: { order: Order }) {
  const { order } = props;
  const { t, i18n } = useTranslation('order');
  return (
    <>
      <Card as="section" aria-labelledby="items-title" className={classes.card}>
        <h2 id="items-title" className={classes.title}>
          {t('items')}
        </h2>
        <OrderLines order={order} />
        <OrderPrices order={order} />
      </Card>
      <Card as="section" aria-labelledby="details-title" className={classes.card}>
        <h2 id="details-title" className={classes.title}>
          {t('details')}
        </h2>
        <Details items={detailsOf(order, t, i18n.language)} />
      </Card>
    </>
  );
}

function OrderPrices(props: { order: Order }) {
  const { orderType, subtotal, deliveryFee, totalAmount } = props.order;
  const { t, i18n } = useTranslation('order');
  const money = (amount: number) => formatMoney(amount, i18n.language);
  const parts =
    orderType === 'Delivery'
      ? [
          { label: t('subtotal'), value: money(subtotal) },
          { label: t('delivery_fee'), value: money(deliveryFee) },
        ]
      : [];
  return <Prices parts={parts} total={{ label: t('total'), value: money(totalAmount) }} />;
}

function detailsOf(order: Order, t: TFunction<'order'>, language: string) {
  const { customerName, phone, address, commune, landmark, note, payment, restaurantPhone, orderType } =
    order;
  return [
    { label: t('order_type'), value: t(`type.${orderType}`) },
    { label: t('name'), value: customerName },
    { label: t('phone'), value: phone },
    ...pickUpDetails(order, t, language),
    { label: t('address'), value: formatList([address, placeName(t, commune)], language) },
    ...(landmark ? [{ label: t('landmark'), value: landmark }] : []),
    ...(note ? [{ label: t('note'), value: note }] : []),
    { label: t('payment'), value: paymentText(payment, t, language) },
    ...(restaurantPhone
      ? [{ label: t('restaurant_phone'), value: <PhoneText phone={restaurantPhone} /> }]
      : []),
  ];
}

function pickUpDetails({ pickUp }: Order, t: TFunction<'order'>, language: string) {
  const place = formatList(pickUpParts(t, pickUp), language);
  return [
    ...(place ? [{ label: t('pick_up_at'), value: place }] : []),
    ...(pickUp?.until ? [{ label: t('pick_up_until'), value: formatTime(pickUp.until) }] : []),
  ];
}

function paymentText(payment: Payment, t: TFunction<'order'>, language: string): string {
  const method = t(`payment_method.${payment.method}`);
  if (payment.payingWith)
    return t('paying_with', { method, amount: formatMoney(payment.payingWith, language) });
  return payment.reference ? t('reference', { method, reference: payment.reference }) : method;
}
