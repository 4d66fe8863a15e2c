import { useTranslation } from 'react-i18next';
import { phoneLink, REJECT_REASONS, type Order, type OrderEvent } from 'shared-api/contract';
import { pastChanges } from 'shared-api/change-lines';
import { kitchenOptionsOf } from 'shared-api/order-options';
import { takenSteps } from 'shared-api/order-progress';
import { placeName } from 'shared-api/place-name';
import { Details, formatList, formatMoney, formatTime, PhoneText, Timeline, useLanguage } from 'shared-ui';
import {
  Amounts,
  OrderLines,
  OrderNote,
  OrderPart,
  PastChanges,
  type ShownLine,
  StepNotes,
  useAmountParts,
} from 'shared-ui/order';

interface PartProps {
  order: Order;
}

/** The dishes with the prices of the time of the order. */
export function OrderDishes(props: PartProps) {
  const { note } = props.order;
  const { t } = useTranslation('admin-order');
  const labels = { subtotal: t('detail.subtotal'), deliveryFee: t('detail.delivery_fee') };
  const parts = useAmountParts(props.order, labels);
  return (
    <OrderPart title={t('detail.dishes')}>
      <OrderLines lines={useLines(props.order)} />
      {parts.length > 0 && <Amounts parts={parts} />}
      {note && <OrderNote>{note}</OrderNote>}
    </OrderPart>
  );
}

/** The lines with the names that the restaurant has given its dishes. */
function useLines({ items }: Order): ShownLine[] {
  const { t } = useTranslation('admin-order');
  const language = useLanguage();
  const marks = { dir: 'auto' } as const;
  return items.map((item) => ({
    id: item.id,
    quantity: t('detail.quantity', { quantity: item.quantity }),
    name: { text: item.name, marks },
    options: kitchenOptionsOf(item).map(({ group, options }) => ({
      id: group,
      text: t('detail.options', { group, options: formatList(options, language) }),
      marks,
    })),
    note: item.note,
    amount: item.total,
  }));
}

/** Contact, address and payment. */
export function OrderContact(props: PartProps) {
  const { customerName, phone, address, commune, landmark, orderType } = props.order;
  const { t } = useTranslation('admin-order');
  const language = useLanguage();
  return (
    <OrderPart title={t('detail.contact')}>
      <Details
        items={[
          { label: t('detail.name'), value: customerName, translate: 'no' as const },
          { label: t('detail.phone'), value: <PhoneText phone={phone} link={phoneLink(phone)} /> },
          { label: t('detail.type'), value: t(`type.${orderType}`) },
          {
            label: t('detail.address'),
            value: formatList([address, placeName(t, commune), landmark], language),
          },
          { label: t('detail.payment'), value: usePaymentText(props.order) },
        ]}
      />
    </OrderPart>
  );
}

function usePaymentText(order: Order): string {
  const { t } = useTranslation('admin-order');
  const language = useLanguage();
  const { method, payingWith, reference } = order.payment;
  const name = t(`payment.${method}`);
  if (payingWith) return t('detail.paying_with', { method: name, amount: formatMoney(payingWith, language) });
  return reference ? t('detail.reference', { method: name, reference }) : name;
}

/** What either side wanted of the order, and what became of it. */
export function OrderChanges(props: PartProps) {
  const { t } = useTranslation('admin-order');
  const changes = pastChanges(props.order, useLanguage(), 'kitchen').map(
    ({ at, by, outcome, ...change }) => ({
      ...change,
      summary: `${formatTime(at)} · ${t(`by.${by}`)}`,
      outcome: t(`change.${outcome}`),
    }),
  );
  return <PastChanges title={t('change.title')} linesLabel={t('change.lines')} changes={changes} />;
}

/** Every stage of the order: when, by whom, why. */
export function OrderHistory(props: PartProps) {
  const { t } = useTranslation('admin-order');
  const steps = takenSteps(props.order, {
    label: (stage) => t(`stage.${stage}`, { context: props.order.orderType }),
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
  const { t } = useTranslation('admin-order');
  const known = REJECT_REASONS.find((candidate) => candidate === reason);
  return (
    <StepNotes
      at={at}
      notes={[t(`by.${by}`), minutes !== null && t('detail.minutes', { count: minutes })]}
      reason={known ? t(`reason.${known}`) : reason}
    />
  );
}
