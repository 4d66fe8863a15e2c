import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink, REJECT_REASONS, type Order, type OrderEvent, type OrderType } from 'shared-api/contract';
import { placeName } from 'shared-api/place-name';
import { formatDateTime, formatList, formatMoney, useLanguage } from 'shared-ui';
import { DishName } from './dish-name.tsx';
import { PaymentNotes } from './payment-notes.tsx';
import classes from './order-parts.module.css';

interface PartProps {
  order: Order;
}

function Part(props: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{props.title}</h3>
      {props.children}
    </section>
  );
}

function Fact(props: { term: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{props.term}</dt>
      <dd dir="auto">{props.children}</dd>
    </div>
  );
}

/** The lines, with notes and prices. */
export function OrderLines(props: PartProps) {
  const { items, note, subtotal, deliveryFee, totalAmount } = props.order;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  return (
    <Part title={t('detail.dishes')}>
      {note && (
        <p className={classes.orderNote}>
          <strong>{t('detail.note')}</strong>
          <span dir="auto">{note}</span>
        </p>
      )}
      <ul className={classes.lines}>
        {items.map((item) => (
          <li key={item.id} className={classes.line}>
            <DishName line={item} language={props.order.restaurant.language} classes={classes} />
            <span className={classes.amount}>{formatMoney(item.total, language)}</span>
          </li>
        ))}
      </ul>
      <dl className={classes.totals}>
        <Fact term={t('detail.subtotal')}>{formatMoney(subtotal, language)}</Fact>
        {deliveryFee > 0 && <Fact term={t('detail.delivery_fee')}>{formatMoney(deliveryFee, language)}</Fact>}
        <div className={classes.total}>
          <dt>{t('detail.total')}</dt>
          <dd>{formatMoney(totalAmount, language)}</dd>
        </div>
      </dl>
    </Part>
  );
}

/** The customer and the address. */
export function OrderContact(props: PartProps) {
  const { customerName, phone, address, commune, landmark } = props.order;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const link = phoneLink(phone);
  return (
    <Part title={t('detail.customer')}>
      <dl className={classes.facts}>
        <Fact term={t('detail.name')}>{customerName}</Fact>
        <Fact term={t('detail.phone')}>{link ? <a href={link}>{phone}</a> : phone}</Fact>
        <Fact term={t('detail.address')}>{formatList([address, placeName(t, commune)], language)}</Fact>
        {landmark && <Fact term={t('detail.landmark')}>{landmark}</Fact>}
      </dl>
    </Part>
  );
}

/** The payment. */
export function OrderPayment(props: PartProps) {
  const { t } = useTranslation('provider-order');
  return (
    <Part title={t('detail.payment')}>
      <p>{t(`payment.${props.order.payment.method}`)}</p>
      <PaymentNotes order={props.order} />
    </Part>
  );
}

/** Every stage of the order: when, by whom, why. */
export function OrderHistory(props: PartProps) {
  const { t } = useTranslation('provider-order');
  return (
    <Part title={t('detail.history')}>
      <ol className={classes.history}>
        {props.order.history.map((event) => (
          <HistoryEvent key={`${event.at} ${event.stage}`} event={event} orderType={props.order.orderType} />
        ))}
      </ol>
    </Part>
  );
}

function HistoryEvent(props: { event: OrderEvent; orderType: OrderType }) {
  const { stage, at, by, reason, minutes } = props.event;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const known = REJECT_REASONS.find((candidate) => candidate === reason);
  return (
    <li className={classes.event}>
      <strong>{t(`stage.${stage}`, { context: props.orderType })}</strong>{' '}
      {formatList([t(`by.${by}`), minutes !== null && t('detail.minutes', { count: minutes })], language)}
      {reason && <q dir="auto">{known ? t(`reason.${known}`) : reason}</q>}
      <time dateTime={at}>{formatDateTime(at, language)}</time>
    </li>
  );
}
