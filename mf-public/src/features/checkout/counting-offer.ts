import {
  bestPromotion,
  toAmount,
  toMinor,
  type FullPrice,
  type Offer,
  type OrderType,
} from 'shared-api/contract';

/** The offer that counts for a basket, with what it takes off, in MRU. */
export type CountingOffer = Offer & { readonly discount: number };

/** The one of the offers that counts at a price. */
export function countingOffer(offers: readonly Offer[], price: FullPrice): CountingOffer | null {
  const best = bestPromotion(offers, price);
  return best && { ...best.promotion, discount: toAmount(best.discount) };
}

/** An offer whose minimum is not reached yet, and how much is missing to it, in MRU. */
export interface NextOffer {
  readonly offer: Offer;
  readonly missing: number;
}

/** Of the offers that a basket does not reach yet, the one with the lowest minimum. */
export function nextOffer(
  offers: readonly Offer[],
  { subtotal, deliveryFee }: FullPrice,
  orderType: OrderType | null,
): NextOffer | undefined {
  const [next] = offers
    .filter(({ kind }) => kind !== 'free_delivery' || (orderType === 'Delivery' && deliveryFee > 0))
    .map((offer) => ({ offer, missing: toMinor(offer.minimum) - subtotal }))
    .filter(({ missing }) => missing > 0)
    .toSorted((a, b) => a.missing - b.missing);
  return next && { ...next, missing: toAmount(next.missing) };
}
