import { useTranslation } from 'react-i18next';
import { formatMoney } from 'shared-ui';
import classes from './price-list.module.css';

interface PriceListProps {
  subtotal: number;
  /** Left out for a takeaway. */
  deliveryFee: number | undefined;
  total: number;
}

/** What the dishes cost, the way to the door, and both together. */
export function PriceList(props: PriceListProps) {
  const { subtotal, deliveryFee, total } = props;
  const { t, i18n } = useTranslation('booking');
  const money = (amount: number) => formatMoney(amount, i18n.language);
  return (
    <dl className={classes.prices}>
      {deliveryFee !== undefined && (
        <>
          <div className={classes.row}>
            <dt>{t('subtotal')}</dt>
            <dd>{money(subtotal)}</dd>
          </div>
          <div className={classes.row}>
            <dt>{t('delivery_fee')}</dt>
            <dd>{deliveryFee === 0 ? t('fee_free') : money(deliveryFee)}</dd>
          </div>
        </>
      )}
      <div className={classes.total}>
        <dt>{t('total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  );
}
