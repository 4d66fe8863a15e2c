import { useTranslation } from 'react-i18next';
import { Amounts, useDiscountParts, type Discount } from 'shared-ui/order';

interface PriceListProps {
  subtotal: number;
  /** Left out for a takeaway. */
  deliveryFee: number | undefined;
  promotion: Discount | null | undefined;
  /** Left out where it is shown elsewhere. */
  total?: number;
}

/** Subtotal, delivery fee, discount and total; without a fee and a discount only the total. */
export function PriceList(props: PriceListProps) {
  const { subtotal, deliveryFee, promotion, total } = props;
  const { t } = useTranslation('checkout');
  const parts = [
    ...(deliveryFee === undefined ? [] : [{ label: t('delivery_fee'), amount: deliveryFee, isFee: true }]),
    ...useDiscountParts(promotion),
  ];
  const dishes = { label: t('subtotal'), amount: subtotal };
  const sum = total === undefined ? undefined : { label: t('total'), amount: total };
  return <Amounts parts={parts.length > 0 ? [dishes, ...parts] : []} total={sum} />;
}
