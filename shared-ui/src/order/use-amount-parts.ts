import { useReductionText, type Reduction } from '../text/use-reduction-text.ts';
import type { AmountPart } from './amounts.tsx';

/** A promotion that counted for an order. */
export interface Discount extends Reduction {
  readonly code: string | null;
  /** What it takes off, in MRU. */
  readonly discount: number;
}

/** The row of {@link Amounts} for a promotion, `15% off · SUMMER`; none without one. */
export function useDiscountParts(promotion: Discount | null | undefined): AmountPart[] {
  const reduction = useReductionText();
  if (!promotion) return [];
  const { code, discount } = promotion;
  return [{ label: reduction(promotion) + (code === null ? '' : ` · ${code}`), amount: -discount }];
}

/** What an order costs, in MRU. */
export interface OrderAmounts {
  readonly orderType: 'Delivery' | 'Takeaway' | null;
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly promotion?: Discount | null | undefined;
}

/** The rows of {@link Amounts} above the total of an order; none where the dishes are all that it costs. */
export function useAmountParts(
  { orderType, subtotal, deliveryFee, promotion }: OrderAmounts,
  labels: { readonly subtotal: string; readonly deliveryFee: string },
): AmountPart[] {
  const fee = { label: labels.deliveryFee, amount: deliveryFee, isFee: true };
  const parts = [...(orderType === 'Delivery' ? [fee] : []), ...useDiscountParts(promotion)];
  return parts.length > 0 ? [{ label: labels.subtotal, amount: subtotal }, ...parts] : [];
}
