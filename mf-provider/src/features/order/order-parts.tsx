import { useTranslation } from 'react-i18next';
import { phoneLink, REJECT_REASONS, type Order, type OrderEvent } from 'shared-api/contract';
import { takenSteps } from 'shared-api/order-progress';
import { placeName } from 'shared-api/place-name';
import { Details, formatList, PhoneText, Timeline, useLanguage } from 'shared-ui';
import { Amounts, OrderLines, OrderNote, OrderPart, StepNotes, useDiscountParts } from 'shared-ui/order';
import { PaymentNotes } from './payment-notes.tsx';
import { useKitchenLines } from './use-kitchen-lines.ts';

interface PartProps {
  order: Order;
}

/** The lines, with notes and prices. */
export function OrderDishes(props: PartProps) {
  const { orderType, note, subtotal, deliveryFee, promotion, totalAmount } = props.order;
  const { t } = useTranslation('provider-order');
  const fee = { label: t('detail.delivery_fee'), amount: deliveryFee, isFee: true };
  const discount = useDiscountParts(promotion);
  return (
    <OrderPart title={t('detail.dishes')}>
      {note && <OrderNote title={t('detail.note')}>{note}</OrderNote>}
      <OrderLines isForKitchen lines={useKitchenLines(props.order)} />
      <Amounts
        parts={[
          { label: t('detail.subtotal'), amount: subtotal },
          ...(orderType === 'Delivery' ? [fee] : []),
          ...discount,
        ]}
        total={{ label: t('detail.total'), amount: totalAmount }}
      />
    </OrderPart>
  );
}

/** The customer and the address. */
export function OrderContact(props: PartProps) {
  const { customerName, phone, address, commune, landmark } = props.order;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  return (
    <OrderPart title={t('detail.customer')}>
      <Details
        items={[
          { label: t('detail.name'), value: customerName, translate: 'no' as const },
          { label: t('detail.phone'), value: <PhoneText phone={phone} link={phoneLink(phone)} /> },
          { label: t('detail.address'), value: formatList([address, placeName(t, commune)], language) },
          ...(landmark ? [{ label: t('detail.landmark'), value: landmark }] : []),
        ]}
      />
    </OrderPart>
  );
}

/** The payment. */
export function OrderPayment(props: PartProps) {
  const { t } = useTranslation('provider-order');
  return (
    <OrderPart title={t('detail.payment')}>
      <div>
        <p>{t(`payment.${props.order.payment.method}`)}</p>
        <PaymentNotes order={props.order} />
      </div>
    </OrderPart>
  );
}

/** Every stage of the order: when, by whom, why. */
export function OrderHistory(props: PartProps) {
  const { order } = props;
  const { t } = useTranslation('provider-order');
  const steps = takenSteps(order, {
    label: (stage) => t(`stage.${stage}`, { context: order.orderType }),
    describe: (event) => <HistoryNotes event={event} />,
  });
  return (
    <OrderPart title={t('detail.history')}>
      <Timeline steps={steps} />
    </OrderPart>
  );
}

function HistoryNotes(props: { event: OrderEvent }) {
  const { at, by, reason, minutes } = props.event;
  const { t } = useTranslation('provider-order');
  const known = REJECT_REASONS.find((candidate) => candidate === reason);
  return (
    <StepNotes
      at={at}
      notes={[t(`by.${by}`), minutes !== null && t('detail.minutes', { count: minutes })]}
      reason={known ? t(`reason.${known}`) : reason}
    />
  );
}
