import { useTranslation } from 'react-i18next';
import type { OrderLine } from 'shared-api/contract';
import { formatMoney } from 'shared-ui';
import classes from './order-lines.module.css';

/** The dishes of an order with quantity and price, as they were when it was placed. */
export function OrderLines(props: { lines: readonly OrderLine[] }) {
  const { i18n } = useTranslation();
  return (
    <ul className={classes.lines}>
      {props.lines.map((line) => (
        <li key={line.id} className={classes.line}>
          <span className={classes.quantity}>{line.quantity} ×</span>
          <span className={classes.texts}>
            <span dir="auto">{line.name}</span>
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
