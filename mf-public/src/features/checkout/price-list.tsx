import { useTranslation } from 'react-i18next';
import { Amounts, useAmountParts, type OrderAmounts } from 'shared-ui/order';

interface PriceListProps {
  order: OrderAmounts;
  /** Left out where it is shown elsewhere. */
  total?: number;
}

/** Subtotal, delivery fee, discount and total; without a fee and a discount only the total. */
export function PriceList(props: PriceListProps) {
  const { order, total } = props;
  const { t } = useTranslation('checkout');
  const parts = useAmountParts(order, { subtotal: t('subtotal'), deliveryFee: t('delivery_fee') });
  const sum = total === undefined ? undefined : { label: t('total'), amount: total };
  return <Amounts parts={parts} total={sum} />;
}
