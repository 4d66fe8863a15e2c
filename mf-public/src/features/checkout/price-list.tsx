import { useTranslation } from 'react-i18next';
import { Amounts } from 'shared-ui/order';

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
  const { t } = useTranslation('checkout');
  const parts =
    deliveryFee === undefined
      ? []
      : [
          { label: t('subtotal'), amount: subtotal },
          { label: t('delivery_fee'), amount: deliveryFee, isFee: true },
        ];
  const sum = total === undefined ? undefined : { label: t('total'), amount: total };
  return <Amounts parts={parts} total={sum} />;
}
