import { bestPromotion, isRunning, toMinor, type FullPrice, type Promotion } from 'shared-api/contract';
import { codeProblem, codeRefused, hasUsesLeft } from '../restaurant/offers.ts';
import type { PromotionUses } from './promotions-sql.ts';
import type { CreateOrder, OrderedRestaurant } from './order-facts.ts';

/** The promotion that counts for an order, and what it takes off, in minor units. */
export interface ChosenPromotion {
  readonly promotion: Promotion;
  readonly discount: number;
}

/** Whether a promotion may be used once more, by this customer. */
export function hasUses({ id, total, perCustomer }: Promotion, uses: PromotionUses | null): boolean {
  const { all, own } = uses?.[id] ?? { all: 0, own: 0 };
  return hasUsesLeft(total, all) && hasUsesLeft(perCustomer, own);
}

/**
 * The promotion of the restaurant that counts for an order: the best one of those without a code and that of its code.
 *
 * @throws ServiceError `promotion_invalid` if its code does not count; `current.reason` says why
 */
export function choosePromotion(
  order: Pick<CreateOrder, 'promotionCode' | 'orderType'>,
  { promotions, promotion_uses: uses }: Pick<OrderedRestaurant, 'promotions' | 'promotion_uses'>,
  price: FullPrice,
  now: number,
): ChosenPromotion | null {
  const { promotionCode } = order;
  const isUnused = (one: Promotion) => hasUses(one, uses);
  if (promotionCode !== undefined) {
    const coded = promotions?.find(({ code }) => code === promotionCode);
    const problem = codeProblem(coded, isUnused, now);
    if (!coded || problem) throw codeRefused(problem ?? 'unknown');
    if (coded.kind === 'free_delivery' && order.orderType === 'Takeaway') throw codeRefused('takeaway');
    if (price.subtotal < toMinor(coded.minimum)) throw codeRefused('minimum', coded.minimum);
  }
  const open = (promotions ?? []).filter(
    (one) => isRunning(one, now) && isUnused(one) && (one.code === null || one.code === promotionCode),
  );
  return bestPromotion(open, price);
}
