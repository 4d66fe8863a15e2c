import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink, REJECT_REASONS, type Order, type OrderEvent } from 'shared-api/contract';
import { kitchenOptionsOf } from 'shared-api/order-options';
import { placeName } from 'shared-api/place-name';
import {
  Details,
  formatDateTime,
  formatList,
  formatMoney,
  Timeline,
  type TimelineStep,
  useLanguage,
} from 'shared-ui';
import classes from './order-parts.module.css';

interface PartProps {
  order: Order;
}

function Part(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h3 id={id} className={classes.title}>
        {props.title}
      </h3>
      {props.children}
    </section>
  );
}

/** The dishes with the prices of the time of the order. */
export function OrderLines(props: PartProps) {
  const { items, subtotal, deliveryFee, note } = props.order;
  const { t } = useTranslation('admin-order');
  const language = useLanguage();
  return (
    <Part title={t('detail.dishes')}>
      <ul className={classes.lines}>
        {items.map((item) => (
          <li key={item.id} className={classes.line}>
            <span className={classes.quantity}>{t('detail.quantity', { quantity: item.quantity })}</span>
            <span dir="auto">
              {item.name}
              {kitchenOptionsOf(item).map(({ group, options }) => (
                <span key={group} className={classes.option}>
                  {t('detail.options', { group, options: formatList(options, language) })}
                </span>
              ))}
              {item.note && (
                <span className={classes.note} dir="auto">
                  {item.note}
                </span>
              )}
            </span>
            <span className={classes.amount}>{formatMoney(item.total, language)}</span>
          </li>
        ))}
        {deliveryFee > 0 && (
          <>
            <Sum label={t('detail.subtotal')} amount={formatMoney(subtotal, language)} />
            <Sum label={t('detail.delivery_fee')} amount={formatMoney(deliveryFee, language)} />
          </>
        )}
      </ul>
      {note && (
        <p className={classes.orderNote} dir="auto">
          {note}
        </p>
      )}
    </Part>
  );
}

function Sum(props: { label: string; amount: string }) {
  return (
    <li className={classes.sum}>
      <span>{props.label}</span>
      <span className={classes.amount}>{props.amount}</span>
    </li>
  );
}

/** Contact, address and payment. */
export function OrderContact(props: PartProps) {
  const { customerName, phone, address, commune, landmark, orderType } = props.order;
  const { t } = useTranslation('admin-order');
  const language = useLanguage();
  const payment = usePaymentText(props.order);
  const link = phoneLink(phone);
  return (
    <Part title={t('detail.contact')}>
      <Details
        items={[
          { label: t('detail.name'), value: customerName },
          { label: t('detail.phone'), value: link ? <a href={link}>{phone}</a> : phone },
          { label: t('detail.type'), value: t(`type.${orderType}`) },
          {
            label: t('detail.address'),
            value: formatList([address, placeName(t, commune), landmark], language),
          },
          { label: t('detail.payment'), value: payment },
        ]}
      />
    </Part>
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

const STOPS: readonly OrderEvent['stage'][] = ['rejected', 'expired', 'cancelled', 'refunded'];

/** Every stage of the order: when, by whom, why. */
export function OrderHistory(props: PartProps) {
  const { t } = useTranslation('admin-order');
  const steps = props.order.history.map((event): TimelineStep => ({
    id: `${event.at} ${event.stage}`,
    label: t(`stage.${event.stage}`),
    description: <HistoryText event={event} />,
    state: STOPS.includes(event.stage) ? 'stopped' : 'done',
  }));
  return (
    <Part title={t('detail.history')}>
      <Timeline steps={steps} />
    </Part>
  );
}

function HistoryText(props: { event: OrderEvent }) {
  const { at, by, reason, minutes } = props.event;
  const { t } = useTranslation('admin-order');
  const language = useLanguage();
  const known = REJECT_REASONS.find((candidate) => candidate === reason);
  return (
    <>
      <time dateTime={at}>{formatDateTime(at, language)}</time> · {t(`by.${by}`)}
      {minutes !== null && ` · ${t('detail.minutes', { count: minutes })}`}
      {reason && (
        <span className={classes.reason} dir="auto">
          {known ? t(`reason.${known}`) : reason}
        </span>
      )}
    </>
  );
}
