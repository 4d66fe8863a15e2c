import { latinDigits } from './latin-digits.ts';
import { toMinor } from './money.ts';
import type { PromotionKind } from './vocabulary.ts';

/** What a promotion takes off. */
export interface Reduction {
  readonly kind: PromotionKind;
  /** `percent`: of the dishes; `amount`: MRU; nothing for `free_delivery`. */
  readonly value: number;
}

/** A promotion that may count for an order. */
export interface PromotionTerms extends Reduction {
  readonly id: string;
  /** Null: it counts without one. */
  readonly code: string | null;
  /** What the dishes have to come to, in MRU. */
  readonly minimum: number;
}

/** When a promotion counts; null: no bound. */
export interface PromotionPeriod {
  readonly from: string | null;
  readonly until: string | null;
}

/** What an order costs without a promotion, in minor units. */
export interface FullPrice {
  readonly subtotal: number;
  readonly deliveryFee: number;
}

/** The most that a restaurant's promotions may have; with less than all percent, so that no dish is for nothing. */
export const PROMOTION_LIMITS = { promotions: 20, code: 20, percent: 90, uses: 100_000 } as const;

/**
 * A code as it is stored and compared: capitals without accents and Latin digits, no blanks and hyphens; null for what
 * is no code.
 */
export function promotionCodeOf(text: string): string | null {
  const code = latinDigits(text.normalize('NFKD'))
    .replace(/[\s\p{Pd}\p{Cf}\p{M}]/gu, '')
    .toUpperCase();
  return /^[\p{L}\p{N}]+$/u.test(code) && code.length <= PROMOTION_LIMITS.code ? code : null;
}

/** Whether a promotion counts at an instant, in milliseconds since the epoch; it ends with `until`. */
export function isRunning({ from, until }: PromotionPeriod, at: number): boolean {
  return (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until));
}

/** What a promotion takes off an order that it counts for, in minor units. */
export function discountOf({ kind, value }: Reduction, { subtotal, deliveryFee }: FullPrice): number {
  if (kind === 'free_delivery') return deliveryFee;
  return kind === 'amount' ? Math.min(toMinor(value), subtotal) : Math.round((subtotal * value) / 100);
}

/**
 * Which one of the promotions counts: never several. It is the one that saves the customer most; of equal ones one
 * without a code, so that no use of a code is spent, and then the first.
 *
 * @param promotions those that run, have uses left, and need no code or have been given theirs
 * @returns none if no minimum is reached, or nothing would be saved
 */
export function bestPromotion<Promotion extends PromotionTerms>(
  promotions: readonly Promotion[],
  price: FullPrice,
): { readonly promotion: Promotion; readonly discount: number } | null {
  const [best] = promotions
    .filter(({ minimum }) => price.subtotal >= toMinor(minimum))
    .map((promotion) => ({ promotion, discount: discountOf(promotion, price) }))
    .filter(({ discount }) => discount > 0)
    .toSorted(
      (a, b) =>
        b.discount - a.discount || Number(a.promotion.code !== null) - Number(b.promotion.code !== null),
    );
  return best ?? null;
}
