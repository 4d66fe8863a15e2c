import { useTranslation } from 'react-i18next';
import type { Order } from 'shared-api/contract';
import { formatDateTime, formatMoney, formatTime, useLanguage } from 'shared-ui';
import classes from './order-ticket.module.css';

interface TicketProps {
  order: Order;
}

/** One order on a strip of 80 mm: what to cook first and large, then for whom and what to collect. */
export function OrderTicket(props: TicketProps) {
  const { order } = props;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  return (
    <>
      <header className={classes.head}>
        <p dir="auto">{order.restaurant.name}</p>
        <p className={classes.code}>{order.code}</p>
        <p className={classes.type}>{t(`type.${order.orderType}`)}</p>
        <p>{t('detail.placed', { date: formatDateTime(order.orderDate, language) })}</p>
        {order.promisedAt && (
          <p className={classes.promised}>
            {t('card.promised', { time: formatTime(order.promisedAt, language) })}
          </p>
        )}
      </header>
      <TicketLines order={order} />
      <TicketPayment order={order} />
      <TicketContact order={order} />
    </>
  );
}

function TicketLines(props: TicketProps) {
  const { items, note } = props.order;
  const { t } = useTranslation('provider-order');
  return (
    <section className={classes.part}>
      <ul className={classes.lines}>
        {items.map((item) => (
          <li key={item.id} className={classes.line}>
            <span className={classes.quantity}>{t('card.quantity', { quantity: item.quantity })}</span>
            <span dir="auto">
              {item.name}
              {item.note && <strong className={classes.lineNote}>{item.note}</strong>}
            </span>
          </li>
        ))}
      </ul>
      {note && (
        <p className={classes.note} dir="auto">
          {note}
        </p>
      )}
    </section>
  );
}

function TicketPayment(props: TicketProps) {
  const { subtotal, deliveryFee, totalAmount, payment } = props.order;
  const { t } = useTranslation('provider-order');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const { method, payingWith, reference } = payment;
  return (
    <section className={classes.part}>
      <dl className={classes.sums}>
        {deliveryFee > 0 && (
          <>
            <dt>{t('detail.subtotal')}</dt>
            <dd>{money(subtotal)}</dd>
            <dt>{t('detail.delivery_fee')}</dt>
            <dd>{money(deliveryFee)}</dd>
          </>
        )}
        <dt className={classes.total}>{t('detail.total')}</dt>
        <dd className={classes.total}>{money(totalAmount)}</dd>
        <dt>{t('detail.payment')}</dt>
        <dd>{t(`payment.${method}`)}</dd>
      </dl>
      {payingWith !== null && payingWith !== undefined && (
        <p>
          {t('detail.paying_with', {
            amount: money(payingWith),
            change: money(Math.max(0, payingWith - totalAmount)),
          })}
        </p>
      )}
      {reference && <p dir="auto">{t('detail.reference', { reference })}</p>}
    </section>
  );
}

function TicketContact(props: TicketProps) {
  const { customerName, phone, address, commune, landmark } = props.order;
  return (
    <section className={classes.part}>
      <p className={classes.name} dir="auto">
        {customerName}
      </p>
      <p className={classes.phone}>{phone}</p>
      <p dir="auto">{[address, commune].filter(Boolean).join(', ')}</p>
      {landmark && <p dir="auto">{landmark}</p>}
    </section>
  );
}
