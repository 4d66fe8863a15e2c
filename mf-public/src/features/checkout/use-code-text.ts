import { useTranslation } from 'react-i18next';
import { toAmount, toMinor, type Offer } from 'shared-api/contract';
import { formatMoney, useReductionText } from 'shared-ui';
import type { CodeRefusal } from './code-refusal.ts';
import type { PricedBasket } from './priced-basket.ts';

/** Says why a code gives nothing. */
export function useRefusalText(): (refusal: CodeRefusal) => string {
  const { t, i18n } = useTranslation('checkout');
  return ({ kind, minimum }) => t(`code.problem.${kind}`, { minimum: formatMoney(minimum, i18n.language) });
}

/** Says what an accepted code gives, and whether it counts. */
export function useCodeStateText(): (offer: Offer, order: PricedBasket) => string {
  const { t, i18n } = useTranslation('checkout');
  const reduction = useReductionText();
  return (offer, order) => {
    const missing = toAmount(toMinor(offer.minimum) - toMinor(order.subtotal));
    return t(`code.state.${codeStateOf(offer, order)}`, {
      offer: reduction(offer),
      minimum: formatMoney(offer.minimum, i18n.language),
      missing: formatMoney(missing, i18n.language),
    });
  };
}

/** Whether the offer of an accepted code counts for a basket, or why not. */
function codeStateOf(
  { id, kind, minimum }: Offer,
  { promotion, subtotal, orderType }: PricedBasket,
): 'counts' | 'minimum' | 'takeaway' | 'better' | 'nothing' {
  if (promotion?.id === id) return 'counts';
  if (toMinor(subtotal) < toMinor(minimum)) return 'minimum';
  if (kind === 'free_delivery' && orderType === 'Takeaway') return 'takeaway';
  return promotion ? 'better' : 'nothing';
}
