import { useTranslation } from 'react-i18next';
import type { Order } from 'shared-api/contract';
import { counted } from 'shared-api/order-options';
import { useOwnTexts } from 'shared-api/own-text';
import { formatMoney } from 'shared-ui';
import classes from './order-lines.module.css';

/** The dishes of an order with the total. */
export function OrderLines(props: { readonly order: Order }) {
  const { order } = props;
  const { t, i18n } = useTranslation('customer-order');
  const texts = useOwnTexts(order.restaurant.language);
  const money = (amount: number) => formatMoney(amount, i18n.language);
  return (
    <>
      <ul className={classes.lines}>
        {order.items.map((line) => (
          <li key={line.id} className={classes.line}>
            <span>
              {`${String(line.quantity)} × `}
              <bdi {...texts.line(line).marks}>{texts.line(line).text}</bdi>
              {line.options?.map((option) => (
                <span key={option.id} className={classes.option} {...texts.line(option).marks}>
                  {counted(option.quantity, texts.line(option).text)}
                </span>
              ))}
              {line.note && (
                <span dir="auto" className={classes.note}>
                  {line.note}
                </span>
              )}
            </span>
            <span className={classes.amount}>{money(line.total)}</span>
          </li>
        ))}
      </ul>
      <dl className={classes.sums}>
        {order.deliveryFee > 0 && (
          <>
            <Sum label={t('subtotal')} amount={money(order.subtotal)} />
            <Sum label={t('delivery_fee')} amount={money(order.deliveryFee)} />
          </>
        )}
        <Sum label={t('total')} amount={money(order.totalAmount)} isTotal />
      </dl>
    </>
  );
}

interface SumProps {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

function Sum(props: SumProps) {
  return (
    <div className={props.isTotal ? classes.total : classes.sum}>
      <dt>{props.label}</dt>
      <dd className={classes.amount}>{props.amount}</dd>
    </div>
  );
}
