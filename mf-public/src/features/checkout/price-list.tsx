import { useTranslation } from 'react-i18next';
import { formatMoney } from 'shared-ui';
import { Prices } from '../../lib/order/prices.tsx';

interface PriceListProps {
  subtotal: number;
  /** Left out for a takeaway. */
  deliveryFee: number | undefined;
  /** Left out where it is shown elsewhere. */
  total?: number;
}

/** Subtotal, delivery fee and total. */
export function PriceList(props: PriceListProps) {
  const { subtotal, deliveryFee, total } = props;
  const { t, i18n } = useTranslation('checkout');
  const money = (amount: number) => formatMoney(amount, i18n.language);
  const parts =
    deliveryFee === undefined
      ? []
      : [
          { label: t('subtotal'), value: money(subtotal) },
          { label: t('delivery_fee'), value: deliveryFee === 0 ? t('fee_free') : money(deliveryFee) },
        ];
  const sum = total === undefined ? undefined : { label: t('total'), value: money(total) };
  return <Prices parts={parts} total={sum} />;
}
