import { useTranslation } from 'react-i18next';
import { changeLines, type LineState } from 'shared-api/change-lines';
import type { Order } from 'shared-api/contract';
import { ownTextsOf } from 'shared-api/own-text';
import { placeName } from 'shared-api/place-name';
import {
  classNames,
  formatDateTime,
  formatList,
  formatMoney,
  formatTime,
  isolateLatin,
  TypedText,
  useFeeText,
  useLanguage,
} from 'shared-ui';
import { OrderLines } from 'shared-ui/order';
import { OrderWanted } from './order-wanted.tsx';
import { PaymentNotes } from './payment-notes.tsx';
import { useKitchenLines } from './use-kitchen-lines.ts';
import classes from './order-ticket.module.css';

const LINE_CLASSES = {
  line: classes.line,
  shownName: classes.shownName,
  option: classes.option,
  note: classes.lineNote,
};

interface TicketProps {
  order: Order;
}

/** The kitchen ticket, 80 mm wide: dishes first and large, then customer and payment. */
export function OrderTicket(props: TicketProps) {
  const { order } = props;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const { name: original, language: spoken } = order.restaurant;
  const name = ownTextsOf(language, spoken).name({ name: original });
  return (
    <>
      <header className={classes.head}>
        <p {...name.marks}>{name.text}</p>
        <p className={classes.code}>
          <bdi translate="no">{order.code}</bdi>
        </p>
        <p className={classes.type}>{t(`type.${order.orderType}`)}</p>
        <p>{t('detail.placed', { date: formatDateTime(order.orderDate, language) })}</p>
        <OrderWanted order={order} />
        {order.promisedAt && (
          <p className={classes.promised}>{t('card.promised', { time: formatTime(order.promisedAt) })}</p>
        )}
      </header>
      <TicketChanges order={order} />
      <TicketLines order={order} />
      <TicketPayment order={order} />
      <TicketContact order={order} />
    </>
  );
}

/** What accepted changes have made of an order, for those who cook by an earlier ticket. */
function TicketChanges(props: TicketProps) {
  const { order } = props;
  const { t } = useTranslation('provider-change');
  const language = useLanguage();
  const accepted = (order.changes ?? []).filter(({ outcome }) => outcome === 'accepted');
  return accepted.map((change) => (
    <section key={change.id} className={classes.note}>
      <p>{t('changed', { time: formatTime(change.answeredAt ?? change.at) })}</p>
      <ul className={classes.changes}>
        {changeLines(change, order, language, 'kitchen').map(({ id, before, after }) => (
          <li key={id}>
            <State as="del" state={before} /> {after ? <State as="ins" state={after} /> : t('out')}
          </li>
        ))}
      </ul>
      {change.promisedAt && <p>{t('later', { time: formatTime(change.promisedAt) })}</p>}
    </section>
  ));
}

function State(props: { as: 'del' | 'ins'; state: LineState }) {
  const { as: Element, state } = props;
  return (
    <Element>
      {state.quantity}
      {'\u00A0'}
      <span {...state.name.marks}>{state.name.text}</span>
    </Element>
  );
}

function TicketLines(props: TicketProps) {
  const { note } = props.order;
  return (
    <section className={classNames(classes.part, classes.dishes)}>
      <OrderLines
        isForKitchen
        areAmountsHidden
        lines={useKitchenLines(props.order)}
        className={classes.lines}
        lineClasses={LINE_CLASSES}
      />
      {note && <TypedText className={classes.note} text={note} />}
    </section>
  );
}

function TicketPayment(props: TicketProps) {
  const { orderType, subtotal, deliveryFee, promotion, totalAmount, payment } = props.order;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const fee = useFeeText();
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <section className={classes.part}>
      <dl className={classes.sums}>
        {(orderType === 'Delivery' || promotion) && (
          <>
            <dt>{t('detail.subtotal')}</dt>
            <dd translate="no">{money(subtotal)}</dd>
          </>
        )}
        {orderType === 'Delivery' && (
          <>
            <dt>{t('detail.delivery_fee')}</dt>
            <dd>{fee(deliveryFee)}</dd>
          </>
        )}
        {promotion && (
          <>
            {/* Not by what it gives: those words are loaded in the page's language only, not in the kitchen's. */}
            <dt>{t('detail.discount')}</dt>
            <dd translate="no">{isolateLatin(`−${money(promotion.discount)}`, language)}</dd>
          </>
        )}
        <dt className={classes.total}>{t('detail.total')}</dt>
        <dd className={classes.total} translate="no">
          {money(totalAmount)}
        </dd>
        <dt>{t('detail.payment')}</dt>
        <dd>{t(`payment.${payment.method}`)}</dd>
      </dl>
      <PaymentNotes order={props.order} />
    </section>
  );
}

function TicketContact(props: TicketProps) {
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const { customerName, phone, address, commune, landmark } = props.order;
  return (
    <section className={classes.part}>
      <p className={classes.name} dir="auto" translate="no">
        {customerName}
      </p>
      <p className={classes.phone}>{phone}</p>
      <p dir="auto">{formatList([address, placeName(t, commune)], language)}</p>
      {landmark && <p dir="auto">{landmark}</p>}
    </section>
  );
}
