import { useTranslation } from 'react-i18next';
import type { Order } from 'shared-api/contract';
import { counted } from 'shared-api/order-options';
import { useOwnTexts } from 'shared-api/own-text';
import { formatMoney } from 'shared-ui';
import classes from './order-lines.module.css';

/** The dishes of an order with quantity and price, as its customer saw them. */
export function OrderLines(props: { order: Pick<Order, 'items' | 'restaurant'> }) {
  const { items, restaurant } = props.order;
  const texts = useOwnTexts(restaurant.language);
  const { i18n } = useTranslation();
  return (
    <ul className={classes.lines}>
      {items.map((line) => (
        <li key={line.id} className={classes.line}>
          <span className={classes.quantity}>{line.quantity} ×</span>
          <span className={classes.texts}>
            <span {...texts.line(line).marks}>{texts.line(line).text}</span>
            {line.options?.map((option) => (
              <span key={option.id} className={classes.option} {...texts.line(option).marks}>
                {counted(option.quantity, texts.line(option).text)}
              </span>
            ))}
            {line.note && (
              <span className={classes.note} dir="auto">
                {line.note}
              </span>
            )}
          </span>
          <span className={classes.price}>{formatMoney(line.total, i18n.language)}</span>
        </li>
      ))}
    </ul>
  );
}
