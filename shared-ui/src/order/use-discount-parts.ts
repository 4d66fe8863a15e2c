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
